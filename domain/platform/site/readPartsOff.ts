import { isPartOn, parsePartsOff, type SitePart } from '#contracts/platform/siteParts.ts'
import type { Database } from '#database/sql.ts'
import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { readSetting } from '../settings/settings.ts'

/** What the owner has switched off, and merchandise where nobody prints it. @param stored the setting `parts_off`. */
export function partsOff(stored: string): SitePart[] {
  const off = parsePartsOff(stored)
  return isPrintSetUp() || off.includes('merchandise') ? off : ['merchandise', ...off]
}

export const readPartsOff = async (database: Database): Promise<SitePart[]> =>
  partsOff(await readSetting(database, 'parts_off'))

export const isOffered = async (database: Database, part: SitePart): Promise<boolean> =>
  isPartOn(part, await readPartsOff(database))
