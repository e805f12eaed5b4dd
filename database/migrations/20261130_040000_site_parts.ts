import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A site that has people keeps what it offers; a new one begins without “Identify my stone”. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into site_settings (key, value, note)
    select 'parts_off', '', '' where exists (select 1 from users) on conflict (key) do nothing`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from site_settings where key = 'parts_off'`)
}
