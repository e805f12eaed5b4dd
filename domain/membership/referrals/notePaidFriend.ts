import { type Database, row, sql } from '#database/sql.ts'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'

type Paid = { referralId: number; invoiceId: string; paidAt: Date }

/**
 * In the transaction that stores the payments of a membership: the friend's first one starts the wait for the reward. It
 * lasts as long as a contract that began with the payment could be withdrawn from, wherever the friend lives.
 */
export async function notePaidFriend(tx: Database, subscriptionId: number): Promise<void> {
  const paid = await row(
    tx,
    sql<Paid>`
      select r.id as "referralId", p.invoice_id as "invoiceId", p.paid_at as "paidAt"
      from subscriptions mine join referrals r on r.friend_id = mine.user_id and r.state = 'joined'
      join subscriptions s on s.user_id = mine.user_id join membership_payments p on p.subscription_id = s.id
      where mine.id = ${subscriptionId} order by p.paid_at, p.invoice_id limit 1`,
  )
  if (!paid) return
  const { referralId, invoiceId, paidAt } = paid
  await tx.query(sql`
    update referrals set state = 'waiting', invoice_id = ${invoiceId}, due_at = ${endOfPeriod(paidAt)}
    where id = ${referralId} and state = 'joined'`)
}
