import type { ErrorBody } from './errors.ts'

/** A response that was not OK. The message is `404: {"message":…}`: the status and the response's text. */
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

  /** Messages per field path, such as `shippingAddress.city`. */
  get fieldErrors(): Record<string, string> {
    return this.body?.errors ?? {}
  }
}

/** The server's message, or the fallback if it sent none. */
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

// Without the schema library, which a page with an error should not have to load.
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, errors = {} }: Partial<Record<keyof ErrorBody, unknown>> = body
  return typeof message === 'string' && typeof code === 'string' && typeof errors === 'object' && errors !== null
}
