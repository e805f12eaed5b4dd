import { createHash } from 'node:crypto'

/** A key has 256 random bits, so a fast hash is enough. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')
