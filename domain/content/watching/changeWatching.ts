import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

/** Turning it off deletes the stored positions. */
export async function changeWatching({ pool, user }: SignedInReq, isOn: boolean): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query(sql`update users set keeps_positions = ${isOn} where id = ${user.id}`)
    if (!isOn) await tx.query(sql`delete from watch_positions where user_id = ${user.id}`)
  })
}
