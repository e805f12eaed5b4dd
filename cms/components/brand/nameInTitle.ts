import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { brandOf } from './brandOf.ts'

/** The panel's configuration has a fixed name; the owner may have renamed the site since. */
export async function nameInTitle(metadata: Metadata, payload: Payload): Promise<Metadata> {
  const brand = await brandOf(payload)
  const { title } = metadata
  return typeof title === 'string'
    ? { ...metadata, title: title.replace(BRAND_DEFAULTS.name, () => brand.name) }
    : metadata
}
