import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import { type Brand, readBrand } from '#domain/platform/site/readBrand.ts'
import { readPartsAndWords } from '#domain/platform/site/readPartsAndWords.ts'

export type Look = Brand & {
  /** The parts of the site that are switched off. */
  off: readonly SitePart[]
}

let last: Look = {
  brand: { ...BRAND_DEFAULTS, logoUrl: null, faviconUrl: null },
  theme: { light: {}, dark: {}, fonts: null },
  off: [],
}

/** The name and look of the site as they are now, for a page that the server renders itself. */
export async function siteLook(payload: Payload): Promise<Look> {
  const pool = poolOf(payload)
  const [look, off] = await Promise.all([readBrand(pool), readPartsAndWords(pool)])
  return (last = { ...look, off })
}

/** As they were last read, for pages that must not ask the database. */
export const lastLook = (): Look => last
