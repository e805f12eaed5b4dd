import { UPLOAD_TICKET_MINUTES } from '#contracts/constants.ts'
import { bucketOrigin } from './store/bucketOrigin.ts'
import { store } from './store/store.ts'

/** Where in the bucket a browser puts what belongs to this ticket. */
export const uploadKey = (ticket: string): string => `uploads/${ticket}`

/** The address a browser sends one file to: the bucket's, where there is one, or the site's own. */
export async function uploadAddress(siteUrl: string, ticket: string): Promise<string> {
  const signed = await store().signWrite(uploadKey(ticket), UPLOAD_TICKET_MINUTES * 60)
  return signed ?? `${siteUrl}/media/uploads/${ticket}`
}

const OURS = /^(?:https?:\/\/[^/?#]+)?\/media\/uploads\/([\w-]{32})$/
const BUCKETS = /^(?:https?:\/\/[^/?#]+)?(?:\/[\w.-]+)?\/uploads\/([\w-]{32})(?:\?X-Amz-[^#]*)?$/

/** The ticket in an upload address as it was given out, whole or only its path; null in anything else. */
export function ticketOf(address: string): string | null {
  return (OURS.exec(address) ?? (bucketOrigin() ? BUCKETS.exec(address) : null))?.[1] ?? null
}
