import { randomInt } from 'node:crypto'

// No 0/O, 1/I/L: people read references aloud.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `HUNT-` and ten characters: about 49 bits. */
export function createOrderReference(): string {
  return `HUNT-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
