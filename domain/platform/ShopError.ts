import { ERRORS, type ErrorCode } from '#contracts/errors.ts'

type Options = {
  /** Replaces the standard message, for example to name the item: "Agate Hoodie is sold out." */
  message?: string
  /** Field path → message. */
  errors?: Record<string, string>
  retryAfterSeconds?: number
  cause?: unknown
}

/** A rejection by a business rule. `contracts/errors.ts` maps the code to a status and a message. */
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
