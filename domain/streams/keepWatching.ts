import { inTransaction } from '#database/inTransaction.ts'
import { type Database, prepared, rows, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { readNumberSetting } from '../settings/settings.ts'
import { ShopError } from '../ShopError.ts'
import { isViewer, type Viewer, viewersToEnd } from './viewers.ts'

/** Most segments need no write. */
const STORE_EVERY_MS = 10_000
const LOCK = 0x485d

/**
 * Call it for every segment a player fetches. Browsers of one session count as one device.
 *
 * @throws ShopError `too_many_streams` when the account already plays on the allowed number of other devices.
 */
export async function keepWatching(req: SignedInReq): Promise<void> {
  const viewers = await findViewers(req.pool, req.user.id)
  if (!isViewer(viewers, req.user.sessionId, req.now)) return watchHere(req, { takesOver: false })
  await req.pool.query(sql`
    update stream_viewers set seen_at = ${req.now}
    where user_id = ${req.user.id} and session_id = ${req.user.sessionId}
      and seen_at < ${new Date(req.now.getTime() - STORE_EVERY_MS)}`)
}

/** @param options.takesOver ends playback on the device that began first, instead of failing. */
export async function watchHere(req: SignedInReq, { takesOver }: { takesOver: boolean }): Promise<void> {
  const { id: userId, sessionId } = req.user
  await inTransaction(req.pool, async (tx) => {
    // Two devices that begin simultaneously must not both get the last slot.
    await tx.query(statement`select pg_advisory_xact_lock(${LOCK}::int, ${userId}::int)`)
    const limit = await readNumberSetting(tx, 'stream_limit')
    const ended = viewersToEnd(await findViewers(tx, userId), sessionId, limit, req.now)
    if (ended.length > 0 && !takesOver) throw tooMany(limit)
    await tx.query(sql`delete from stream_viewers where user_id = ${userId} and session_id = any(${ended})`)
    await tx.query(sql`
      insert into stream_viewers (user_id, session_id, began_at, seen_at)
      values (${userId}, ${sessionId}, ${req.now}, ${req.now})
      on conflict (user_id, session_id) do update set began_at = excluded.began_at, seen_at = excluded.seen_at`)
  })
}

/** Signing a device out ends its playback. */
const findViewers = (database: Database, userId: number): Promise<Viewer[]> =>
  rows(
    database,
    prepared(sql<Viewer>`
      select v.session_id as "sessionId", v.began_at as "beganAt", v.seen_at as "seenAt"
      from stream_viewers v join users_sessions s on s.id = v.session_id where v.user_id = ${userId}`),
  )

const tooMany = (limit: number) =>
  new ShopError('too_many_streams', {
    message: `Your account is already playing on ${limit === 1 ? 'another device' : `${limit} other devices`}. Stop one of them, or play here instead.`,
  })
