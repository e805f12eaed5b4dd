import type { Post } from '#contracts/content/posts.ts'

/** Seeks in the page's film. */
export type Seek = (second: number) => void

/** Duration of a film that the visitor may watch, or null. */
export const watchableSeconds = ({ type, locked, videoURL, videoDuration }: Post): number | null =>
  type === 'video' && !locked && videoURL ? videoDuration : null

export const momentAddress = (path: string, second: number): string => `${path}?t=${Math.floor(second)}`

/** The second of a link such as `?t=250`. */
export function momentOf(parameters: URLSearchParams): number | null {
  const text = parameters.get('t') ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}
