import type { RefObject } from 'react'

type Film = RefObject<HTMLVideoElement | null>

export function seekTo(film: Film, second: number) {
  const { current } = film
  if (!current) return
  current.currentTime = second
  // A film that has loaded nothing yet doesn't report a jump itself.
  if (current.readyState === 0) current.dispatchEvent(new Event('timeupdate'))
}

/** A jump by the viewer. It starts a film of which nothing is loaded yet, which could not show the moment otherwise. */
export function jumpTo(film: Film, second: number) {
  seekTo(film, second)
  if (film.current?.readyState === 0) void film.current.play().catch(() => undefined)
}

export function setRate(film: Film, rate: number) {
  if (film.current) film.current.playbackRate = rate
}
