import type { Payload } from 'payload'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { isSameSignature, signatureOf } from '#domain/platform/signature.ts'

type Site = Pick<Payload, 'secret'>

const LIFETIME_DAYS = 7

/** Proves that somebody reads the mail of an address. The site stores nothing about an address until then. */
export function newsKey(site: Site, email: string, now: Date): string {
  const content = `${now.getTime() + LIFETIME_DAYS * DAY_MS}.${Buffer.from(email).toString('base64url')}`
  return `${content}.${sign(site, content)}`
}

/** @returns the address; null for a forged key and for an old one. */
export function emailOfNewsKey(site: Site, key: string, now: Date): string | null {
  const [, content = '', endsAt = '', email = '', signature = ''] = /^((\d+)\.([\w-]+))\.([\w-]+)$/.exec(key) ?? []
  if (!isSameSignature(signature, sign(site, content))) return null
  return Number(endsAt) > now.getTime() ? Buffer.from(email, 'base64url').toString('utf8') : null
}

const sign = ({ secret }: Site, content: string): string => signatureOf(secret, `news ${content}`)
