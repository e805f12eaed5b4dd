import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When a trial was refused because its card has had one: the page says so, and offers the paid start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE subscriptions ADD COLUMN trial_refused_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE subscriptions DROP COLUMN trial_refused_at`)
}
