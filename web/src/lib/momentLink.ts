import type { Post } from '#contracts/posts.ts'

/** Moves the film of the page to a second. */
export type Seek = (second: number) => void

/** The length of a film that the visitor may watch, or null. */
export const watchableSeconds = ({ type, locked, videoURL, videoDuration }: Post): number | null =>
  type === 'video' && !locked && videoURL ? videoDuration : null

export const momentAddress = (path: string, second: number): string => `${path}?t=${Math.floor(second)}`

/** The second that a link such as `?t=250` leads to. */
export function momentOf(parameters: URLSearchParams): number | null {
  const text = parameters.get('t') ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}
