import type { Payload } from 'payload'
import { isSameSignature, signatureOf } from '../signature.ts'

type Site = Pick<Payload, 'secret'>
type Mailbox = { id: number; email: string }

/** Never expires, because people unsubscribe through old emails, too. It opens nothing else, and is valid for one address only. */
export const unsubscribeToken = (site: Site, mailbox: Mailbox): string => `${mailbox.id}.${sign(site, mailbox)}`

/** Not yet proven. @returns null for what is no token. */
export function userIdOfToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
  return id === undefined ? null : Number(id)
}

export const isUnsubscribeToken = (site: Site, mailbox: Mailbox, token: string): boolean =>
  isSameSignature(token, unsubscribeToken(site, mailbox))

const sign = ({ secret }: Site, { id, email }: Mailbox): string =>
  signatureOf(secret, `unsubscribe from posts ${id} ${email}`)
