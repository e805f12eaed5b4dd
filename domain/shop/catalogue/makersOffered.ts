import { isPartOn } from '#contracts/platform/siteParts.ts'
import type { Database } from '#database/sql.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'

/** Whose articles the site sells: the print provider’s, our own, or both. */
export async function makersOffered(database: Database): Promise<('print' | 'own')[]> {
  const off = await readPartsOff(database)
  return [
    ...(isPartOn('merchandise', off) ? ['print' as const] : []),
    ...(isPartOn('own-goods', off) ? ['own' as const] : []),
  ]
}
