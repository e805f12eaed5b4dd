import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { withdrawalJobKey } from './withdrawFromMembership.ts'

const MINUTE = 60_000

/** For a job that gave up while the card provider was away. */
export async function resumeMembershipWithdrawals({ pool, now }: Req): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const open = await rows(
      tx,
      sql<{ id: number }>`
        select subscription_id as id from membership_withdrawals
        where settled_at is null and submitted_at < ${new Date(now.getTime() - 10 * MINUTE)}
        order by submitted_at limit 100`,
    )
    for (const { id } of open)
      await addJob(tx, 'settleMembershipWithdrawal', { membershipId: id }, { key: withdrawalJobKey(id) })
  })
}
