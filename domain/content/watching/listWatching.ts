import { row, rows, sql } from '#database/sql.ts'
import { findPost, type StoredPost } from '../posts/findPosts.ts'
import { mayWatch } from '../posts/mayWatch.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { findSeriesParts } from '../series/findSeries.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { planContinue, recent, type StoredPosition } from './planContinue.ts'

/** For marks on cards; older ones are rarely visible. */
const MARKS = 200
const SHOWN = 6

type Watching = {
  isOn: boolean
  continued: { post: StoredPost; second: number; isNextPart: boolean }[]
  positions: StoredPosition[]
}

export async function listWatching(req: SignedInReq): Promise<Watching> {
  const [positions, person] = await Promise.all([
    rows(
      req.pool,
      sql<StoredPosition>`
        select w.post_id as "postId", w.second, w.duration_s as duration, w.finished_at as "finishedAt", p.series_id as "seriesId"
        from watch_positions w join posts p on p.id = w.post_id
        where w.user_id = ${req.user.id} and p.deleted_at is null order by w.updated_at desc limit ${MARKS}`,
    ),
    row(req.pool, sql<{ isOn: boolean }>`select keeps_positions as "isOn" from users where id = ${req.user.id}`),
  ])
  const parts = await partsOf(req, recent(positions))
  const planned = planContinue({ positions, parts, viewer: req.user, now: req.now })
  const posts = await Promise.all(
    planned.map(async (entry) => ({ ...entry, post: await findWatched(req, entry.postId) })),
  )
  const continued = posts.flatMap(({ post, ...entry }) => (post ? [{ ...entry, post }] : []))
  return { isOn: person?.isOn ?? false, continued: continued.slice(0, SHOWN), positions }
}

async function partsOf(req: SignedInReq, positions: StoredPosition[]) {
  const ids = new Set(positions.flatMap(({ seriesId, finishedAt }) => (seriesId && finishedAt ? [seriesId] : [])))
  const found = await Promise.all([...ids].map(async (id) => [id, await findSeriesParts(req, id)] as const))
  return new Map(found.flatMap(([id, series]) => (series ? [[id, series.parts] as const] : [])))
}

/** Null once the member may no longer watch it. */
async function findWatched(req: SignedInReq, postId: number): Promise<StoredPost | null> {
  try {
    const post = await findPost(req, postId)
    return post.type === 'video' && mayWatch(post, req.user, req.now) ? post : null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
