import { sha256 } from '#domain/platform/sha256.ts'

export function hashCartKey(key: string): string {
  return sha256(key)
}
