import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The day on which a stone was found. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table products add column found_on timestamptz(3)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table products drop column found_on`)
}
