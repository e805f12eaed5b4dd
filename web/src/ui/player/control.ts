import type { RefObject } from 'react'

type Film = RefObject<HTMLVideoElement | null>

export function seekTo(film: Film, second: number) {
  if (film.current) film.current.currentTime = second
}

export function setRate(film: Film, rate: number) {
  if (film.current) film.current.playbackRate = rate
}
