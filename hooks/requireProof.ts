import { APIError, type PayloadRequest } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { hasRecentProof } from '#domain/people/people/recentProof.ts'
import { sessionIdOf } from './users/sessionIdOf.ts'

/**
 * Rejects a panel operation until the employee confirms password or code. The site's own operations, without a user,
 * pass.
 * @throws APIError 403 with `password_needed`.
 */
export async function requireProof(req: PayloadRequest): Promise<void> {
  const { user } = req
  if (!user) return
  const session = { userId: Number(user.id), sessionId: sessionIdOf(req) ?? '', now: new Date() }
  if (await hasRecentProof(await databaseOfRequest(req), session)) return
  const { status, message } = ERRORS.password_needed
  throw new APIError(message, status, { code: 'password_needed', confirmAt: '/api/confirm-password' }, true)
}
