import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proves that the site wrote a text. @param text begins with what it is for, so that it proves nothing elsewhere. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Takes as long for any signature of the right length. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
