import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { BRAND_DEFAULTS } from '#contracts/siteDefaults.ts'
import { type Brand, readBrand } from '#domain/platform/site/readBrand.ts'

let last: Brand = {
  brand: { ...BRAND_DEFAULTS, logoUrl: null, faviconUrl: null },
  theme: { light: {}, dark: {}, fonts: null },
}

/** The name and look of the site as they are now, for a page that the server renders itself. */
export async function siteLook(payload: Payload): Promise<Brand> {
  return (last = await readBrand(poolOf(payload)))
}

/** As they were last read, for pages that must not ask the database. */
export const lastLook = (): Brand => last
