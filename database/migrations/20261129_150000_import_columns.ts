import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which columns of a table of members have what, by a hash of their names; without anything of a person. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table import_columns (header varchar primary key, columns jsonb not null)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table import_columns`)
}
