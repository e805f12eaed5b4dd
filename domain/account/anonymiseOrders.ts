import { GUEST_ORDER_DAYS, UNPAID_ORDER_DAYS } from '#contracts/constants.ts'
import { type Database, dynamicSql, sql, type Statement } from '#database/sql.ts'

const DAY = 86_400_000
/** States in which the address is no longer needed. */
const DONE = ['none', 'shipped', 'delivered', 'cancelled']

/** Once the goods have arrived or will never ship. */
export const anonymiseOrders = (tx: Database): Promise<void> =>
  forgetPeople(tx, dynamicSql`payment <> 'pending' and user_id in (select id from users where closed_at is not null)`)

/** Guest orders have no account to delete. */
export async function anonymiseOldOrders(tx: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await forgetPeople(
    tx,
    dynamicSql`
      user_id is null and payment <> 'pending' and created_at < ${daysAgo(GUEST_ORDER_DAYS)}`,
  )
  await forgetPeople(tx, dynamicSql`payment = 'failed' and created_at < ${daysAgo(UNPAID_ORDER_DAYS)}`)
}

/** Keeps country and state for tax. Skips an order with an open dispute: its data is the evidence. */
async function forgetPeople(tx: Database, whose: Statement): Promise<void> {
  await tx.query(dynamicSql`
    update orders set email = '', phone = '', access_key_hash = null, code_person = null, print_answer = null,
      shipping_address = jsonb_build_object('country', shipping_address -> 'country', 'state', shipping_address -> 'state'),
      billing_address = jsonb_build_object('country', billing_address -> 'country', 'state', billing_address -> 'state')
    where email <> '' and fulfilment = any(${DONE})
      and not exists (select 1 from withdrawals w where w.order_id = orders.id and w.state = 'open')
      and (dispute_outcome is null or dispute_outcome not in ('open', 'inquiry')) and ${whose}`)
  await tx.query(sql`
    update withdrawals w set name = '', email = '' from orders o where o.id = w.order_id and o.email = '' and w.email <> ''`)
  // The emailed link to review it no longer works.
  await tx.query(sql`delete from review_requests where order_id in (select id from orders where email = '')`)
}
