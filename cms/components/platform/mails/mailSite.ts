import type { Payload } from 'payload'
import { brandOf } from '../brand/brandOf.ts'

/** The sender of previewed emails. */
export async function mailSite(payload: Payload): Promise<{ name: string; url: string }> {
  return { name: (await brandOf(payload)).name, url: payload.config.serverURL }
}
