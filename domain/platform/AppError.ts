import { ERROR_REASONS, type ErrorReason, type TextOf } from '#contracts/platform/errorReasons.ts'
import { type ErrorCode, ERRORS } from '#contracts/platform/errors.ts'
import type { Message, MessageValues, ValuesOf } from '#contracts/shared/problem.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'

type Options = {
  /** Field path → what is wrong with it. */
  errors?: Record<string, Message> | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}
type Details<Reason extends ErrorReason> = keyof ValuesOf<TextOf<Reason>> extends never
  ? [options?: Options]
  : [values: ValuesOf<TextOf<Reason>> & Options]

/** What is left of an error between threads. */
export type PlainError = Pick<AppError, 'reason' | 'values' | 'errors' | 'retryAfterSeconds'>

/**
 * A rejection by a business rule: a code, and the values its sentence needs. `server/http/sendError.ts` makes the sentence
 * in the visitor's language; `message` has it in English, for logs.
 */
export class AppError<Reason extends ErrorReason = ErrorReason> extends Error {
  readonly reason: ErrorReason
  readonly values: MessageValues
  /** What is wrong, for its reader. */
  readonly said: Message
  readonly errors: Record<string, Message> | undefined
  readonly retryAfterSeconds: number | undefined

  /** @param reason of `contracts/platform/errors.ts` or `contracts/platform/errorReasons.ts`, which also name the values. */
  constructor(reason: Reason, ...[details = {}]: Details<Reason>) {
    const { errors, retryAfterSeconds, cause, ...values } = details as Options & Record<never, never>
    const said = saidOf(reason, values)
    super(sentenceIn('en', said), { cause })
    this.name = 'AppError'
    this.reason = reason
    this.values = values
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.said = said
  }

  /** As it was in another thread. */
  static from({ reason, values, ...options }: PlainError): AppError {
    // Safe: its values were checked when it was made.
    return new AppError<ErrorReason>(reason, { ...values, ...options } as Details<ErrorReason>[0] & object)
  }

  get code(): ErrorCode {
    return codeOf(this.reason)
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

// Safe: `ERROR_REASONS` begins each of its names with a code.
const codeOf = (reason: ErrorReason): ErrorCode => reason.split('.')[0] as ErrorCode

function saidOf(reason: ErrorReason, values: MessageValues): Message {
  const reasons: Record<string, string | undefined> = ERROR_REASONS
  const text = reasons[reason] ?? ERRORS[codeOf(reason)].message
  return Object.keys(values).length > 0 ? { text, values } : text
}

/** Where the error is passed on: `instanceof` would not say of which reasons. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError
