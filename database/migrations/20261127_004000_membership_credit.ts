import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a change of the plan left over, which pays the next charges. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions add column credit_cents numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions drop column credit_cents;`)
}
