import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'

/** Stays valid: people unsubscribe through old emails too. It opens nothing else. */
export function unsubscribeToken({ secret }: Pick<Payload, 'secret'>, userId: number): string {
  return `${userId}.${signatureOf(secret, userId)}`
}

/** @returns null for a forged token. */
export function userOfToken({ secret }: Pick<Payload, 'secret'>, token: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  const expected = signatureOf(secret, Number(id))
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? Number(id)
    : null
}

const signatureOf = (secret: string, userId: number): string =>
  createHmac('sha256', secret).update(`unsubscribe from posts ${userId}`).digest('base64url')
