import { type Database, sql } from '#database/sql.ts'
import { FIRST_ID, type Size } from './sizes.ts'

export async function fillPeople(tx: Database, { people }: Size): Promise<void> {
  await tx.query(sql`
    insert into users (id, email, normalized_email, first_name, last_name, handle, comments_trusted, card_customer_id)
    select ${FIRST_ID}::int + n, 'made' || n || '@example.test', 'made' || n || '@example.test', 'Made', 'Person ' || n, 'made-' || n, true, 'cus_made' || n
    from generate_series(1, ${people}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select 1, ${FIRST_ID}::int + n, 'made-' || n, now(), now() + interval '20 days'
    from generate_series(1, ${people}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into subscriptions (id, user_id, plan, price_cents, status, subscription_id, current_period_end, fetched_at, started_at, first_paid_at)
    select ${FIRST_ID}::int + n, ${FIRST_ID}::int + n, 'monthly', 1212, 'active', 'sub_made' || n, now() + interval '20 days', now(), now(), now()
    from generate_series(4, ${people}::int, 4) n on conflict do nothing`)
}
