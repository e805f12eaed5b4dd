import { sha256 } from '#domain/platform/sha256.ts'
import { randomInt } from 'node:crypto'

// No 0/O, 1/I/L: people type codes from a printed card.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `GIFT-XXXX-XXXX-XXXX-XXXX`: about 79 bits. @param first `HUNT` for a membership. */
export function createGiftCode(first: 'GIFT' | 'HUNT' = 'GIFT'): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return [first, group(), group(), group(), group()].join('-')
}

/** @param plain without hyphens, in capitals. */
export const hashGiftCode = (plain: string): string => sha256(plain)
