import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether an own product was used before, for its page, the merchant feed and search engines. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table products add column is_used boolean not null default false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table products drop column is_used`)
}
