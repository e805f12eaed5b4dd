import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When a membership's periods began. Filled as each is read from the card provider, which happens every day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions add column billing_anchor timestamptz(3)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions drop column billing_anchor`)
}
