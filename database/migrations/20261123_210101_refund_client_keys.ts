import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The key of the form a refund was asked with: sent twice, it gives one refund. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE refunds ADD COLUMN client_key text UNIQUE`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE refunds DROP COLUMN client_key`)
}
