import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { textIn } from '../view/textIn.ts'
import { brandOf } from './brandOf.ts'

/**
 * The panel's configuration has a fixed name; the owner may have renamed the site since. The names of our own pages are
 * English there.
 */
export async function nameInTitle(metadata: Metadata, payload: Payload, language: string): Promise<Metadata> {
  const brand = await brandOf(payload)
  const { title } = metadata
  if (typeof title !== 'string') return metadata
  const [page = '', ...rest] = title.split(' · ')
  const named = [textIn(language)(page), ...rest].join(' · ')
  return { ...metadata, title: named.replace(BRAND_DEFAULTS.name, () => brand.name) }
}
