import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions add column is_adopted boolean not null default false`)
  await db.execute(sql`
    update subscriptions s set is_adopted = true
    from import_lines l join imports i on i.id = l.import_id and i.kind = 'stripe-subscriptions'
    where l.result = 'done' and l.data ->> 'subscriptionId' = s.subscription_id`)
  await db.execute(sql`
    create table price_moves (
      id integer generated always as identity primary key,
      subscription_id integer not null references subscriptions (id) on delete cascade,
      plan enum_subscriptions_plan not null,
      cents integer not null check (cents >= 50),
      chosen_at timestamptz not null,
      -- The notice: the new terms in the member’s language, when they were sent, and the first charge at the new price.
      terms text,
      noticed_at timestamptz,
      begins_at timestamptz,
      -- Since when the card provider has it.
      moved_at timestamptz,
      constraint price_moves_notice check (num_nulls(terms, noticed_at, begins_at) in (0, 3)),
      constraint price_moves_told_first check (moved_at is null or noticed_at is not null)
    )`)
  await db.execute(
    sql`create unique index price_moves_open on price_moves (subscription_id) where moved_at is null`,
  )
  await db.execute(sql`create index price_moves_of_subscription on price_moves (subscription_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table price_moves`)
  await db.execute(sql`alter table subscriptions drop column is_adopted`)
}
