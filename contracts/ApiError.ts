import type { ErrorBody } from './errors.ts'

/** An answer that was not OK. The message reads `404: {"message":…}`: status, colon, what the server wrote. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = readErrorBody(text)
  }

  get code(): string | undefined {
    return this.body?.code
  }

  /** Sentences per field path, `shippingAddress.city`. */
  get fieldErrors(): Record<string, string> {
    return this.body?.errors ?? {}
  }
}

/** The server's sentence when it sent one, else the fallback. */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback
}

function readErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : null
  } catch {
    return null
  }
}

// By hand, because a page that shows an error should not load the schema library for it.
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, errors = {} }: Partial<Record<keyof ErrorBody, unknown>> = body
  return typeof message === 'string' && typeof code === 'string' && typeof errors === 'object' && errors !== null
}
