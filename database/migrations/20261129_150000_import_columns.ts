import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table import_columns (
      kind varchar not null,
      -- Of the chosen columns, each once and sorted.
      names varchar[] not null,
      columns jsonb not null,
      used_at timestamptz(3) not null,
      primary key (kind, names)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table import_columns`)
}
