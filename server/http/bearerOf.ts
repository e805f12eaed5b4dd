import type { IncomingMessage } from 'node:http'

/** What an `Authorization: Bearer` header carries, which may be empty; null without one. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const value = headers.authorization ?? ''
  return /^bearer( |$)/i.test(value) ? value.slice('bearer'.length).trim() : null
}
