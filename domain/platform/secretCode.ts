import { randomInt } from 'node:crypto'
import { codeWord } from '#contracts/platform/calledWords.ts'
import { plainSecretCode, type SecretCodeKind } from '#contracts/shared/secretCode.ts'
import { sha256 } from './sha256.ts'

// No 0/O, 1/I/L: people type codes from a printed card.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `GIFT-XXXX-XXXX-XXXX-XXXX`: about 79 bits. */
export function createSecretCode(kind: SecretCodeKind): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return [kind === 'HUNT' ? codeWord() : kind, group(), group(), group(), group()].join('-')
}

/** Only this is stored. The same for every way to type the code. */
export const hashSecretCode = (code: string): string => sha256(plainSecretCode(code))
