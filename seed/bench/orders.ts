import { type Database, sql } from '#database/sql.ts'
import { FIRST_ID, type Size } from './sizes.ts'

const ADDRESS = JSON.stringify({
  firstName: 'Made',
  lastName: 'Person',
  street: '1 Agate Road',
  city: 'Duluth',
  state: 'MN',
  country: 'US',
  zipCode: '55801',
})

export async function fillOrders(tx: Database, { people, orders }: Size, variants: number): Promise<void> {
  await tx.query(sql`
    insert into orders (id, reference, payment, fulfilment, user_id, email, phone, shipping_address, billing_address, shipping_method,
      subtotal_cents, shipping_cents, total_cents, payment_intent_id, provider_order_id, access_key_hash, paid_at, shipped_at, created_at)
    select ${FIRST_ID}::int + n, 'MADE-' || lpad(n::text, 10, '0'), 'paid', 'delivered', case when n % 2 = 0 then ${FIRST_ID}::int + 1 + n % ${people}::int end,
      'made' || n || '@example.test', '555-123-4567', ${ADDRESS}::jsonb, ${ADDRESS}::jsonb, 'standard', 4800, 599, 5399, 'pi_made' || n, 'made-' || n,
      'made-' || n, now() - n * interval '20 minutes', now() - n * interval '20 minutes', now() - n * interval '20 minutes'
    from generate_series(1, ${orders}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into order_lines (id, order_id, position, variant_id, sku, title, size, color, quantity, unit_price_cents, line_total_cents, unit_cost_cents)
    select ${FIRST_ID}::int + n * 2 + place, ${FIRST_ID}::int + n, place, ${FIRST_ID}::int + 1 + (n + place) % ${variants}::int, 'made', 'Contour shirt', 'M', 'Black', 1, 2400, 2400, 1100
    from generate_series(1, ${orders}::int) n, generate_series(0, 1) place on conflict do nothing`)
  await tx.query(sql`
    insert into order_events (id, order_id, kind)
    select ${FIRST_ID}::int + n * 2 + place, ${FIRST_ID}::int + n, (array['placed', 'payment-received'])[1 + place]
    from generate_series(1, ${orders}::int) n, generate_series(0, 1) place on conflict do nothing`)
  await tx.query(sql`
    insert into provider_events (id, provider, event_id, type, object_id)
    select ${FIRST_ID}::int + n, 'stripe', 'evt_made' || n, 'payment_intent.succeeded', 'pi_made' || n
    from generate_series(1, ${orders}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into mail_outbox (id, key, kind, "to", data, sent_at)
    select ${FIRST_ID}::int + n, 'made-' || n, 'order-confirmed', 'made' || n || '@example.test', '{}', now()
    from generate_series(1, ${orders}::int) n on conflict do nothing`)
}
