import { createHash } from 'node:crypto'

/** Carts are found by what a visitor's key hashes to; the key itself is only in the cookie. */
export function hashCartKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
