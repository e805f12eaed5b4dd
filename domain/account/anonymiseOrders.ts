import { type Database, sql } from '#database/sql.ts'

/** States after which nobody needs the address any more. */
const DONE = ['none', 'shipped', 'delivered', 'cancelled']

/** Takes name, address, mail and phone from the orders of deleted accounts, once they have arrived or will never leave. */
export async function anonymiseOrders(tx: Database): Promise<void> {
  await tx.query(sql`
    update orders set email = '', phone = '', access_key_hash = null,
      shipping_address = jsonb_build_object('country', shipping_address -> 'country', 'state', shipping_address -> 'state'),
      billing_address = jsonb_build_object('country', billing_address -> 'country', 'state', billing_address -> 'state')
    where email <> '' and payment <> 'pending' and fulfilment = any(${DONE})
      and user_id in (select id from users where closed_at is not null)`)
}
