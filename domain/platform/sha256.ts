import { createHash } from 'node:crypto'

/** In hexadecimal, as keys and fingerprints are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
