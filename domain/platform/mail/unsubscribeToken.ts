import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'

type Site = Pick<Payload, 'secret'>
type Mailbox = { id: number; email: string }

/** Never expires, because people unsubscribe through old emails, too. It opens nothing else, and is valid for one address only. */
export const unsubscribeToken = (site: Site, mailbox: Mailbox): string => `${mailbox.id}.${signatureOf(site, mailbox)}`

/** Not yet proven. @returns null for what is no token. */
export function userIdOfToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? null : Number(id)
}

export function isUnsubscribeToken(site: Site, mailbox: Mailbox, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(unsubscribeToken(site, mailbox))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signatureOf = ({ secret }: Site, { id, email }: Mailbox): string =>
  createHmac('sha256', secret).update(`unsubscribe from posts ${id} ${email}`).digest('base64url')
