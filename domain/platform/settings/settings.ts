import { z } from 'zod'
import { settingProblem } from '#contracts/platform/settingProblem.ts'
import { SETTINGS, type SettingKey } from '#contracts/platform/settings.ts'
import { type Database, prepared, row, rows, sql } from '#database/sql.ts'

export async function readSetting(database: Database, key: SettingKey): Promise<string> {
  const stored = await row(
    database,
    prepared(sql<{ value: string | null }>`select value from site_settings where key = ${key}`),
  )
  return stored?.value ?? SETTINGS[key].value
}

export async function readSettings<Key extends SettingKey>(
  database: Database,
  keys: Key[],
): Promise<Record<Key, string>> {
  const stored = await rows(
    database,
    prepared(sql<StoredSetting>`select key, value from site_settings where key = any(${keys as string[]})`),
  )
  return pickSettings(keys, stored)
}

export const storedSettingRow = z.object({ key: z.string(), value: z.string().nullable() })
type StoredSetting = z.infer<typeof storedSettingRow>

export function pickSettings<Key extends SettingKey>(
  keys: readonly Key[],
  stored: StoredSetting[],
): Record<Key, string> {
  const valueOf = (key: Key) => stored.find((setting) => setting.key === key)?.value ?? SETTINGS[key].value
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, string>
}

/** An invalid value counts as the default. */
export const validSetting = (key: SettingKey, text: string): string =>
  settingProblem(key, text) === null ? text : SETTINGS[key].value

export const readNumberSetting = async (database: Database, key: SettingKey): Promise<number> =>
  Number(validSetting(key, await readSetting(database, key)))

export async function writeSetting(
  database: Database,
  key: SettingKey,
  value: string,
  isPublic: boolean,
): Promise<void> {
  await database.query(sql`
    insert into site_settings (key, value, is_public) values (${key}, ${value}, ${isPublic})
    on conflict (key) do update set value = excluded.value, is_public = excluded.is_public, updated_at = now()`)
}

export async function readPublicSetting(
  database: Database,
  key: string,
): Promise<{ key: string; value: string | null } | null> {
  if (key === 'cover_photo_url') return { key, value: (await readSetting(database, key)) || null }
  const found = await rows(
    database,
    sql<{ key: string; value: string | null }>`select key, value from site_settings where key = ${key} and is_public`,
  )
  return found[0] ?? null
}
