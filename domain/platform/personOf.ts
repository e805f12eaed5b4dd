import { sha256 } from '#domain/platform/sha256.ts'
import { normalizeEmail } from './normalizeEmail.ts'
import type { Req } from './Req.ts'

export type Person = {
  userId: number | null
  /** Of each mailbox this person is known by. */
  keys: string[]
}

export function personOf({ user }: Pick<Req, 'user'>, email?: string): Person {
  const emails = [user?.email, email].flatMap((one) => one ?? [])
  return { userId: user?.id ?? null, keys: [...new Set(emails.map(personKey))] }
}

/** A hash, because it is kept only to count uses. */
export const personKey = (email: string): string => sha256(normalizeEmail(email))
