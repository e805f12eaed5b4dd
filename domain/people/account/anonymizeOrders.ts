import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { GUEST_ORDER_DAYS, UNPAID_ORDER_DAYS } from '#contracts/shared/constants.ts'
import { type Database, dynamicSql, sql, type Statement } from '#database/sql.ts'

/** States in which the address is no longer needed. */
const DONE = ['none', 'shipped', 'delivered', 'cancelled']

/** Once the goods have arrived or will never ship. */
export const anonymizeOrders = (tx: Database): Promise<void> =>
  forgetPeople(tx, dynamicSql`payment <> 'pending' and user_id in (select id from users where closed_at is not null)`)

/** Guest orders have no account to delete. */
export async function anonymizeOldOrders(tx: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await forgetPeople(
    tx,
    dynamicSql`
      user_id is null and payment <> 'pending' and created_at < ${daysAgo(GUEST_ORDER_DAYS)}`,
  )
  await forgetPeople(tx, dynamicSql`payment = 'failed' and created_at < ${daysAgo(UNPAID_ORDER_DAYS)}`)
}

/**
 * Keeps country and state for tax, and of invoices their numbers and amounts. Skips an order with an open dispute, withdrawal
 * or claim: its data is still needed.
 */
async function forgetPeople(tx: Database, whose: Statement): Promise<void> {
  await tx.query(dynamicSql`
    with forgotten as (update orders set email = '', phone = '', access_key_hash = null, code_person = null, print_answer = null, address_problem = null,
      shipping_address = jsonb_build_object('country', shipping_address -> 'country', 'state', shipping_address -> 'state'),
      billing_address = jsonb_build_object('country', billing_address -> 'country', 'state', billing_address -> 'state')
    where email <> '' and fulfilment = any(${DONE})
      and not exists (select 1 from withdrawals w where w.order_id = orders.id and w.state = 'open')
      and not exists (select 1 from claims c where c.order_id = orders.id and c.status in ('open', 'answered'))
      and (dispute_outcome is null or dispute_outcome not in ('open', 'inquiry')) and ${whose} returning id),
    silenced as (delete from claim_messages where claim_id in (select id from claims where order_id in (select id from forgotten))),
    unseen as (delete from claim_photos where claim_id in (select id from claims where order_id in (select id from forgotten))),
    unlinked as (delete from order_links where order_id in (select id from forgotten))
    update invoices set data = data || '{"buyer": [], "deliverTo": []}' where order_id in (select id from forgotten)`)
  await tx.query(sql`
    update withdrawals w set name = '', email = '' from orders o where o.id = w.order_id and o.email = '' and w.email <> ''`)
  // The emailed link to review it no longer works.
  await tx.query(sql`delete from review_requests where order_id in (select id from orders where email = '')`)
}
