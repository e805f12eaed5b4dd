import { rows, sql } from '#database/sql.ts'
import { batchLoader } from '#database/batchLoader.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Where a post was made. The exact place leaves the server only through `cellOf`. */
type StoredPlace = { state: string | null; latitude: number | null; longitude: number | null }

export type StoredPostPlace = StoredPlace & {
  rule: string | null
  sourceUrl: string | null
  checkedOn: Date | null
}

/** For the page of a post. */
export const findPostPlace = batchLoader<number, StoredPostPlace | null>(async (pool, ids) => {
  const found = await rows(
    pool,
    sql<StoredPostPlace & { id: number }>`
      select id, place_state::text as state, place_latitude::float8 as latitude, place_longitude::float8 as longitude,
        collecting_rule as rule, collecting_source_url as "sourceUrl", collecting_checked_on as "checkedOn"
      from posts where id = any(${ids}::int[])`,
  )
  const byId = new Map(found.map(({ id, ...place }) => [id, place]))
  return ids.map((id) => byId.get(id) ?? null)
})

export type MappedPost = Omit<StoredPlace, 'state'> & {
  id: number
  title: string
  state: string
  isSubscriberOnly: boolean
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
  authorId: number | null
}

/** Published posts with a place, newest first. Drafts are not on the map, even for employees. */
export function findPlaces({ pool }: Req): Promise<MappedPost[]> {
  return rows(
    pool,
    sql<MappedPost>`
      select id, title, place_state::text as state, place_latitude::float8 as latitude, place_longitude::float8 as longitude,
        is_subscriber_only as "isSubscriberOnly", public_at as "publicAt", status, author_id as "authorId"
      from posts where place_state is not null and deleted_at is null and status = 'published'
      order by created_at desc, id desc`,
  )
}
