import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { DAY_MS } from '#contracts/shared/dayMs.ts'

type Site = Pick<Payload, 'secret'>

const LIFETIME_DAYS = 7

/** Proves to whoever opens it that the address is theirs, so that nothing is stored about those who don’t. */
export function newsKey(site: Site, email: string, now: Date): string {
  const content = `${now.getTime() + LIFETIME_DAYS * DAY_MS}.${Buffer.from(email).toString('base64url')}`
  return `${content}.${sign(site, content)}`
}

/** @returns the address; null when the key is no such key, or too old. */
export function emailOfNewsKey(site: Site, key: string, now: Date): string | null {
  const [, content = '', endsAt = '', email = '', signature = ''] = /^((\d+)\.([\w-]+))\.([\w-]+)$/.exec(key) ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(site, content))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(endsAt) > now.getTime() ? Buffer.from(email, 'base64url').toString('utf8') : null
}

const sign = ({ secret }: Site, content: string): string =>
  createHmac('sha256', secret).update(`news ${content}`).digest('base64url')
