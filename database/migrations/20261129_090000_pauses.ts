import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A paused membership was stored as one that ends. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions add column collection_paused boolean not null default false`)
  await db.execute(sql`
    update subscriptions set cancel_at_period_end = false, collection_paused = true
    where paused_until is not null and status in ('trialing', 'active', 'paused')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions drop column collection_paused`)
}
