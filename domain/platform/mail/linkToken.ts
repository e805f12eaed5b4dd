import type { Payload } from 'payload'
import { isSameSignature, signatureOf } from '../signature.ts'

type Site = Pick<Payload, 'secret'>
export type MailedLink = { mailingId: number; url: string }

/** A browser sends longer addresses, but some proxies refuse them. */
const LONGEST = 1_200

/**
 * The address that counts a link of an email, with where it leads. It is the same in every email of a mailing, and leads only
 * where a signed email led. Null for what isn’t counted: other schemes, and very long addresses.
 */
export function countedPath(site: Site, link: MailedLink): string | null {
  if (!/^https?:\/\//.test(link.url) || link.url.length > LONGEST) return null
  return `/l/${encoded(link)}.${sign(site, link)}`
}

/** @returns null for a token that isn’t ours. */
export function linkOfToken(site: Site, token: string): MailedLink | null {
  const [, content = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{22})$/.exec(token) ?? []
  const [, id, url = ''] = /^([1-9]\d{0,9}) (https?:\/\/\S+)$/.exec(Buffer.from(content, 'base64url').toString()) ?? []
  const link = { mailingId: Number(id), url }
  // Decoding ignores a trailing extra character.
  if (!id || encoded(link) !== content) return null
  return isSameSignature(signature, sign(site, link)) ? link : null
}

const encoded = (link: MailedLink): string => Buffer.from(contentOf(link)).toString('base64url')

const contentOf = ({ mailingId, url }: MailedLink): string => `${mailingId} ${url}`

/** 128 bits. */
const sign = ({ secret }: Site, link: MailedLink): string =>
  signatureOf(secret, `link of a mailing ${contentOf(link)}`).slice(0, 22)

/** Turns the links of an email into those that count. @param siteUrl without a slash at its end. */
export const countedLinks =
  (siteUrl: string, { secret, mailingId }: Site & { mailingId: number }) =>
  (url: string): string => {
    const path = countedPath({ secret }, { mailingId, url })
    return path === null ? url : `${siteUrl}${path}`
  }
