import { problem } from '#contracts/shared/problem.ts'
import { MAX_PUSH_DEVICES, type PushDevice } from '#contracts/community/push.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { isPublicUrl } from '#providers/receivers/isPublicUrl.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/**
 * A device belongs to the account that is signed in on it. The oldest make room for a new one.
 * @throws AppError `invalid_input` for an address that is not public.
 */
export async function addPushDevice(
  { pool, user, now }: SignedInReq,
  { endpoint, keys: { p256dh, auth } }: PushDevice,
): Promise<void> {
  if (!isPublicUrl(endpoint))
    throw new AppError('invalid_input', {
      errors: { endpoint: problem('This is not the address of a push service.') },
    })
  await inTransaction(pool, async (tx) => {
    await tx.query(sql`
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
      select id, ${user.sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${now} from users where id = ${user.id}
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth,
        created_at = case when push_devices.user_id = excluded.user_id then push_devices.created_at else excluded.created_at end`)
    await tx.query(sql`
      delete from push_devices where id in (
        select id from push_devices where user_id = ${user.id} order by id desc offset ${MAX_PUSH_DEVICES}::int)`)
    await tx.query(sql`
      insert into push_choices (user_id) select id from users where id = ${user.id} on conflict do nothing`)
  })
}

export async function removePushDevice(database: Database, userId: number, endpoint: string): Promise<void> {
  await database.query(sql`delete from push_devices where user_id = ${userId} and endpoint = ${endpoint}`)
}

export async function countPushDevices(database: Database, userId: number): Promise<number> {
  const counted = await row(
    database,
    sql<{ count: number }>`select count(*)::int as count from push_devices where user_id = ${userId}`,
  )
  return counted?.count ?? 0
}
