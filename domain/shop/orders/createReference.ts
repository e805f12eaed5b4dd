import { randomInt } from 'node:crypto'
import { codeWord } from '#contracts/platform/calledWords.ts'

// No 0/O, 1/I/L: people read references aloud.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A prefix, of orders the owner’s, and ten characters: about 49 bits. */
export function createReference(prefix: 'HUNT' | 'CARD' | 'MEMBER'): string {
  return `${prefix === 'HUNT' ? codeWord() : prefix}-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
