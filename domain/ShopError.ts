import { ERRORS, type ErrorCode } from '#contracts/errors.ts'

type Options = {
  /** Replaces the code's own sentence where naming the thing helps: "Agate Hoodie is sold out." */
  message?: string
  /** Field path → sentence. */
  errors?: Record<string, string>
  /** Seconds until trying again makes sense; becomes Retry-After. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** What the business refuses, by a code of `contracts/errors.ts`, which also holds its status and sentence. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { message, errors, retryAfterSeconds, cause }: Options = {}) {
    super(message ?? ERRORS[code].message, { cause })
    this.name = 'ShopError'
    this.code = code
    this.status = ERRORS[code].status
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}
