import { z } from 'zod'
import { type Database, prepared, row, rows, sql } from '#database/sql.ts'
import { DEFAULTS, type SettingKey } from './defaults.ts'

export async function readSetting(database: Database, key: SettingKey): Promise<string> {
  const stored = await row(
    database,
    prepared(sql<{ value: string | null }>`select value from site_settings where key = ${key}`),
  )
  return stored?.value ?? DEFAULTS[key].value
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
export type StoredSetting = z.infer<typeof storedSettingRow>

export function pickSettings<Key extends SettingKey>(
  keys: readonly Key[],
  stored: StoredSetting[],
): Record<Key, string> {
  const valueOf = (key: Key) => stored.find((setting) => setting.key === key)?.value ?? DEFAULTS[key].value
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, string>
}

/** An invalid value counts as the default. */
export async function readNumberSetting(
  database: Database,
  key: SettingKey,
  min: number,
  max: number,
): Promise<number> {
  return parseWholeNumber(key, await readSetting(database, key), min, max)
}

export function parseWholeNumber(key: SettingKey, text: string, min: number, max: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max ? value : Number(DEFAULTS[key].value)
}

/** For example 2.9; an invalid value counts as the default. */
export async function readDecimalSetting(
  database: Database,
  key: SettingKey,
  min: number,
  max: number,
): Promise<number> {
  const value = Number(await readSetting(database, key))
  return Number.isFinite(value) && value >= min && value <= max ? value : Number(DEFAULTS[key].value)
}

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
