import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readBrand } from '#domain/site/readBrand.ts'

/** The sender of previewed emails. */
export async function mailSite(payload: Payload): Promise<{ name: string; url: string }> {
  return { name: (await readBrand(poolOf(payload))).brand.name, url: payload.config.serverURL }
}
