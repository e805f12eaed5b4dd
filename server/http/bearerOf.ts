import type { IncomingMessage } from 'node:http'

/** What an `Authorization: Bearer` header carries, which may be empty; null without one. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const found = /^Bearer(?: +(\S*))? *$/i.exec(headers.authorization ?? '')
  return found ? (found[1] ?? '') : null
}
