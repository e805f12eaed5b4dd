import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { type Database, prepared, row, sql } from '#database/sql.ts'
import { type ChosenLook, themeOf } from '../appearance/themeOf.ts'

export type Brand = Pick<SiteConfig, 'brand' | 'theme'>

type StoredBrand = Omit<ChosenLook, 'typeface'> & {
  name: string
  tagline: string
  description: string
  typeface: string
  logoKey: string | null
  faviconKey: string | null
}

const selectBrand = prepared(sql<StoredBrand>`
  select b.name, b.tagline, b.description, b.typeface::text as typeface,
    b.light_primary as "lightPrimary", b.light_buy as "lightBuy", b.light_member as "lightMember",
    b.dark_primary as "darkPrimary", b.dark_buy as "darkBuy", b.dark_member as "darkMember",
    split_part(l.filename, '.', 1)::text as "logoKey", split_part(f.filename, '.', 1)::text as "faviconKey"
  from brand b left join media l on l.id = b.logo_id left join media f on f.id = b.favicon_id
  order by b.id limit 1`)

/** The name and look of the site, as chosen by the owner or by default. */
export async function readBrand(database: Database): Promise<Brand> {
  const stored = await row(database, selectBrand)
  return {
    brand: {
      name: stored?.name ?? BRAND_DEFAULTS.name,
      tagline: stored?.tagline ?? BRAND_DEFAULTS.tagline,
      description: stored?.description ?? BRAND_DEFAULTS.description,
      logoUrl: addressOf(stored?.logoKey),
      faviconUrl: addressOf(stored?.faviconKey),
    },
    theme: themeOf(stored ?? STANDARD),
  }
}

const STANDARD: ChosenLook = {
  lightPrimary: null,
  lightBuy: null,
  lightMember: null,
  darkPrimary: null,
  darkBuy: null,
  darkMember: null,
  typeface: null,
}

const addressOf = (key: string | null | undefined): string | null => (key ? mediaAddress(key) : null)
