import { batchLoader } from '#database/batchLoader.ts'
import { rows, sql } from '#database/sql.ts'

export type FoundStream = {
  /** `waiting`: not made yet, or to be made again. */
  state: 'waiting' | 'converting' | 'ready' | 'failed'
  progress: number
  problem: string | null
}

/** By the film's file id. Every segment needs it, so concurrent lookups are batched. */
export const findStream = batchLoader<number, FoundStream | null>(async (pool, mediaIds) => {
  const found = await rows(pool, {
    name: 'find-streams',
    ...sql<FoundStream & { mediaId: number }>`
      select s.media_id as "mediaId", s.state, s.progress, s.problem
      from film_streams s join media m on m.id = s.media_id and m.filename = s.filename
      where s.media_id = any(${mediaIds}::int[])`,
  })
  const byId = new Map(found.map(({ mediaId, ...stream }) => [mediaId, stream]))
  return mediaIds.map((id) => byId.get(id) ?? null)
})
