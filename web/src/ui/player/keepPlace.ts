/** Keeps the position when the film's source changes, which would start it at the beginning. */
export function keepPlace(video: HTMLVideoElement, change: () => void) {
  const { currentTime, paused } = video
  change()
  if (currentTime === 0) return
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = currentTime
      if (!paused) void video.play().catch(() => undefined)
    },
    { once: true },
  )
}
