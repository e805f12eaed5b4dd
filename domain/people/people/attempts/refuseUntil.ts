import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** @throws AppError `too_many_requests`, always. */
export function refuseUntil(req: Req, until: Date): never {
  const seconds = Math.max(1, Math.ceil((until.getTime() - req.now.getTime()) / 1000))
  throw new AppError('too_many_requests', { retryAfterSeconds: seconds })
}
