import { UPLOAD_TICKET_MINUTES } from '#contracts/shared/constants.ts'
import { bucketOrigin } from './store/bucketOrigin.ts'
import { store } from './store/store.ts'

export const uploadKey = (ticket: string): string => `uploads/${ticket}`

/** Where this site takes an upload. */
export const uploadPath = (ticket: string): string => `/media/uploads/${ticket}`

/** A bucket can only enforce an exact length, so an upload of unknown size goes through the site. */
export async function uploadAddress(
  siteUrl: string,
  ticket: string,
  size?: number,
): Promise<{ address: string; isBucket: boolean }> {
  const signed =
    size === undefined
      ? null
      : await store().signWrite(uploadKey(ticket), { seconds: UPLOAD_TICKET_MINUTES * 60, size })
  return { address: signed ?? `${siteUrl}${uploadPath(ticket)}`, isBucket: signed !== null }
}

const OURS = /^(?:https?:\/\/[^/?#]+)?\/media\/uploads\/([\w-]{32})$/
const BUCKETS = /^(?:https?:\/\/[^/?#]+)?(?:\/[\w.-]+)?\/uploads\/([\w-]{32})(?:\?X-Amz-[^#]*)?$/

/** Accepts the whole URL or its path. */
export function ticketOf(address: string): string | null {
  return (OURS.exec(address) ?? (bucketOrigin() ? BUCKETS.exec(address) : null))?.[1] ?? null
}
