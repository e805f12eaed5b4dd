import { isPartOn, parsePartsOff, type SitePart } from '#contracts/siteParts.ts'
import type { Database } from '#database/sql.ts'
import { readSetting } from '../settings/settings.ts'

/** What the owner has switched off. */
export const readPartsOff = async (database: Database): Promise<SitePart[]> =>
  parsePartsOff(await readSetting(database, 'parts_off'))

export const isOffered = async (database: Database, part: SitePart): Promise<boolean> =>
  isPartOn(part, await readPartsOff(database))
