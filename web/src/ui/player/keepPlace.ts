/**
 * Changing the address of a film would start it at the beginning. A film that is not loaded yet starts where
 * `currentTime` was set last, so a jump made meanwhile is kept too.
 */
export function keepPlace(video: HTMLVideoElement, change: () => void) {
  const { currentTime, paused } = video
  change()
  video.currentTime = currentTime
  if (!paused) void video.play().catch(() => undefined)
}
