import type { Language } from '#contracts/shared/languages.ts'
import { maySee, mayWatch } from '../posts/mayWatch.ts'
import { titleIn } from '../posts/textIn.ts'

type Viewer = Parameters<typeof mayWatch>[1]

/** A post of a series, as the list of parts shows it. */
export type StoredPart = Parameters<typeof mayWatch>[0] & { id: number; title: string; germanTitle: string | null }

type Part = { id: number; title: string; language: Language; locked: boolean }

export type SeriesPlace = {
  /** Counts from 1, among the parts this viewer may see. */
  part: number
  parts: Part[]
  next: Part | null
}

/** The place of a post in its series. Parts that the viewer may not see are omitted and not counted. */
export function placeInSeries(
  parts: StoredPart[],
  postId: number,
  viewer: Viewer,
  now: Date,
  language: Language = 'en',
): SeriesPlace {
  const seen = parts
    .filter((part) => maySee(part, viewer))
    .map((part) => ({ id: part.id, ...titleIn(part, language), locked: !mayWatch(part, viewer, now) }))
  const index = seen.findIndex(({ id }) => id === postId)
  return { part: index + 1, parts: seen, next: seen[index + 1] ?? null }
}
