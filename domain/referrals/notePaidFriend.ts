import { type Database, sql } from '#database/sql.ts'
import { REWARD_WAIT_DAYS } from './referralStates.ts'

/** In the transaction that stores the payments of a membership: the friend's first one starts the wait for the reward. */
export async function notePaidFriend(tx: Database, subscriptionId: number): Promise<void> {
  await tx.query(sql`
    update referrals r set state = 'waiting', invoice_id = first.invoice_id,
      due_at = first.paid_at + make_interval(days => ${REWARD_WAIT_DAYS}::int)
    from (
      select s.user_id, p.invoice_id, p.paid_at
      from subscriptions mine join subscriptions s on s.user_id = mine.user_id join membership_payments p on p.subscription_id = s.id
      where mine.id = ${subscriptionId} order by p.paid_at, p.invoice_id limit 1) first
    where r.friend_id = first.user_id and r.state = 'joined'`)
}
