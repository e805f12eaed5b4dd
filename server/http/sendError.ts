import type { NextFunction, Request, Response } from 'express'
import type { Payload } from 'payload'
import type { ErrorBody } from '#contracts/platform/errors.ts'
import type { Message } from '#contracts/shared/problem.ts'
import { isDatabaseAway } from '#database/isDatabaseAway.ts'
import { isAppError, AppError } from '#domain/platform/AppError.ts'
import { toProviderError } from '#domain/platform/cardPlumbing/toProviderError.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'
import { languageOf } from './languageOf.ts'
import { requestIdOf, withoutSecrets } from './requestLog.ts'
import { asData } from './securityHeaders.ts'

/** Unexpected errors are logged; their details stay in the log. */
export function sendError(
  payload: Payload,
  error: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (response.headersSent) return next(error)
  const appError = toAppError(error)
  const requestId = requestIdOf(response)
  if (appError.status >= 500) {
    payload.logger.error({
      err: appError.cause ?? error,
      requestId,
      method: request.method,
      path: withoutSecrets(request.originalUrl),
      msg: appError.message,
    })
  }
  const say = (message: Message) => sentenceIn(languageOf(request), message)
  const body: ErrorBody = { message: say(appError.said), code: appError.code }
  if (appError.errors) body.errors = mapValues(appError.errors, say)
  if (appError.status >= 500) body.requestId = requestId
  if (appError.retryAfterSeconds) response.set('Retry-After', String(appError.retryAfterSeconds))
  asData(response).status(appError.status).set('Cache-Control', 'no-store').json(body)
}

const mapValues = (errors: Record<string, Message>, say: (message: Message) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, say(message)]))

function toAppError(thrown: unknown): AppError {
  const error = toProviderError(thrown)
  if (isAppError(error)) return error
  const facts = error as {
    type?: string
    status?: number
    $metadata?: { httpStatusCode?: number }
  }
  if (facts.type === 'entity.too.large') return new AppError('too_large')
  if (facts.type === 'encoding.unsupported') return new AppError('unsupported_media_type')
  if (isDatabaseAway(error) || isStoreAway(facts))
    return new AppError('unavailable', { retryAfterSeconds: 2, cause: error })
  // Express throws for invalid percent encoding and for truncated bodies.
  if (facts.status && facts.status >= 400 && facts.status < 500) return new AppError('bad_request', { cause: error })
  return new AppError('internal', { cause: error })
}

/** The bucket fails, or refuses the site: its keys or its policy are wrong, or it is asked too often. */
const isStoreAway = ({
  $metadata: { httpStatusCode = 0 } = {},
}: {
  $metadata?: { httpStatusCode?: number }
}): boolean => httpStatusCode >= 500 || [401, 403, 429].includes(httpStatusCode)
