import { createHash } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, prepared, rows, sql, statement } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isViewer, type Viewer, viewersToEnd } from './viewers.ts'

/** Most segments need no write. */
const STORE_EVERY_MS = 10_000
const LOCK = 0x485d
const FEED = 'feed '

/** One account on one device: a session, or the network from which a private feed is read. */
export type Device = { userId: number; sessionId: string }
type Moment = Pick<Req, 'pool' | 'now'>

export const deviceOf = ({ user }: SignedInReq): Device => ({ userId: user.id, sessionId: user.sessionId })

/** @param network of the reader; only its hash is stored. */
export const feedDevice = (userId: number, network: string): Device => ({
  userId,
  sessionId: `${FEED}${createHash('sha256').update(`${userId} ${network}`).digest('base64url')}`,
})

/**
 * Call it for every segment a player fetches. Browsers of one session count as one device.
 *
 * @throws AppError `too_many_streams` when the account already plays on the allowed number of other devices.
 */
export async function keepWatching({ pool, now }: Moment, device: Device): Promise<void> {
  const { userId, sessionId } = device
  const viewers = await findViewers(pool, userId)
  if (!isViewer(viewers, sessionId, now)) return startWatching({ pool, now }, device, { takesOver: false })
  await pool.query(sql`
    update stream_viewers set seen_at = ${now}
    where user_id = ${userId} and session_id = ${sessionId}
      and seen_at < ${new Date(now.getTime() - STORE_EVERY_MS)}`)
}

/** @param options.takesOver ends playback on the device that began first, instead of failing. */
export const watchHere = (req: SignedInReq, options: { takesOver: boolean }): Promise<void> =>
  startWatching(req, deviceOf(req), options)

async function startWatching(
  { pool, now }: Moment,
  { userId, sessionId }: Device,
  { takesOver }: { takesOver: boolean },
) {
  await inTransaction(pool, async (tx) => {
    // Two devices that begin simultaneously must not both get the last slot.
    await tx.query(statement`select pg_advisory_xact_lock(${LOCK}::int, ${userId}::int)`)
    const limit = await readNumberSetting(tx, 'stream_limit')
    const ended = viewersToEnd(await findViewers(tx, userId), sessionId, limit, now)
    if (ended.length > 0 && !takesOver) throw tooMany(limit)
    await tx.query(sql`delete from stream_viewers where user_id = ${userId} and session_id = any(${ended})`)
    await tx.query(sql`
      insert into stream_viewers (user_id, session_id, began_at, seen_at)
      values (${userId}, ${sessionId}, ${now}, ${now})
      on conflict (user_id, session_id) do update set began_at = excluded.began_at, seen_at = excluded.seen_at`)
  })
}

/** Signing a device out ends its playback. */
const findViewers = (database: Database, userId: number): Promise<Viewer[]> =>
  rows(
    database,
    prepared(sql<Viewer>`
      select v.session_id as "sessionId", v.began_at as "beganAt", v.seen_at as "seenAt"
      from stream_viewers v left join users_sessions s on s.id = v.session_id
      where v.user_id = ${userId} and (s.id is not null or v.session_id like ${`${FEED}%`})`),
  )

const tooMany = (limit: number) => new AppError('too_many_streams.limit', { count: limit })
