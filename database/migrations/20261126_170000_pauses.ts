import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Paused memberships: from when to when, and the last pause, because there is one in 12 months. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions
      add column paused_from timestamp(3) with time zone,
      add column paused_until timestamp(3) with time zone,
      add column last_paused_from timestamp(3) with time zone;
    create index subscriptions_paused_until on subscriptions (paused_until) where paused_until is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index subscriptions_paused_until;
    alter table subscriptions
      drop column paused_from,
      drop column paused_until,
      drop column last_paused_from;`)
}
