import { isUnsubscribeToken, userIdOfToken } from '#domain/platform/mail/unsubscribeToken.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findReader } from './recipients.ts'

/** Null too where the address of the account has changed since: the old one gets nothing more. */
export async function findReaderOfToken({ pool, payload, now }: Req, token: string) {
  const userId = userIdOfToken(token)
  const reader = userId === null ? null : await findReader(pool, userId, now)
  return reader && isUnsubscribeToken(payload, reader, token) ? reader : null
}
