import { SETTINGS } from '#contracts/platform/settings.ts'
import { type Database, sql } from '#database/sql.ts'

/** Inserts missing settings and updates notes, so that the panel lists every setting. */
export async function syncSettings(database: Database): Promise<void> {
  const settings = Object.values(SETTINGS)
  await database.query(sql`
    insert into site_settings (key, value, note)
    select * from unnest(
      ${Object.keys(SETTINGS)}::text[], ${settings.map(({ value }) => value)}::text[], ${settings.map(({ note }) => note)}::text[])
    on conflict (key) do update set note = excluded.note where site_settings.note is distinct from excluded.note`)
}
