import { resumeAt } from '#contracts/content/resume.ts'
import { placeInSeries, type StoredPart } from '../series/placeInSeries.ts'

export type StoredPosition = {
  postId: number
  second: number
  duration: number | null
  finishedAt: Date | null
  seriesId: number | null
}

export type Continued = { postId: number; second: number; isNextPart: boolean }

/** Films left longer ago are not suggested. */
const RECENT = 20

type Viewer = Parameters<typeof placeInSeries>[2]
type Facts = {
  /** Newest first. */
  positions: StoredPosition[]
  parts: ReadonlyMap<number, StoredPart[]>
  viewer: Viewer
  now: Date
}

export const recent = (positions: StoredPosition[]): StoredPosition[] => positions.slice(0, RECENT)

/** Films that were left in the middle, and the next part after a finished part of a series. */
export function planContinue({ positions, parts, viewer, now }: Facts): Continued[] {
  const known = new Set(positions.map(({ postId }) => postId))
  const planned = new Map<number, Continued>()
  for (const position of recent(positions)) {
    const next = entryFor(position, nextPart(position))
    if (next && !planned.has(next.postId)) planned.set(next.postId, next)
  }
  return [...planned.values()]

  function nextPart({ postId, seriesId }: StoredPosition): number | null {
    const all = seriesId === null ? undefined : parts.get(seriesId)
    const next = all && placeInSeries(all, postId, viewer, now).next
    return next && !next.locked && !known.has(next.id) ? next.id : null
  }
}

function entryFor({ postId, second, duration, finishedAt }: StoredPosition, next: number | null): Continued | null {
  const resumed = resumeAt(second, duration)
  if (resumed !== null) return { postId, second: resumed, isNextPart: false }
  return finishedAt && next !== null ? { postId: next, second: 0, isNextPart: true } : null
}
