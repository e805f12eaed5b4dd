import { sha256 } from '#domain/platform/sha256.ts'

/** A key has 256 random bits, so a fast hash is enough. */
export const hashApiKey = (key: string): string => sha256(key)
