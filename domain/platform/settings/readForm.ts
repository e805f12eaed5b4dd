import { SETTINGS, type SettingKey } from '#contracts/platform/settings.ts'
import type { Database } from '#database/sql.ts'
import { readSettings } from './settings.ts'

/** Every setting, stored or default. */
export const readForm = (database: Database): Promise<Record<SettingKey, string>> =>
  readSettings(database, Object.keys(SETTINGS) as SettingKey[])
