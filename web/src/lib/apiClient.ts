import type { ErrorBody } from '#contracts/errors.ts'
import type { z } from 'zod'

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Browsers keep no more alive, in bytes and for a whole page; a character may take three. */
const MOST_KEPT_ALIVE = 20_000

/** Asks the API and hands back the parsed JSON, or null when the answer has no body. */
export async function apiRequest(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const json = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: json === null ? {} : { 'Content-Type': 'application/json' },
    body: json,
    signal: signal ?? null,
    // What was sent arrives though its page is left.
    keepalive: method !== 'GET' && (json?.length ?? 0) < MOST_KEPT_ALIVE,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text ? JSON.parse(text) : null
}

/** A contract is fetched with the first answer that needs it: a page served with its data never loads one. */
export type LoadSchema<Schema extends z.ZodType> = () => Promise<Schema>

/** Sends and checks the answer against its contract, which is fetched first: what was sent must not be reported as failed. */
export async function apiSend<Schema extends z.ZodType>(
  method: Method,
  path: string,
  body: unknown,
  loadAnswer: LoadSchema<Schema>,
): Promise<z.output<Schema>> {
  const answer = await loadAnswer()
  return answer.parse(await apiRequest(method, path, body))
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

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, errors = {} }: Partial<Record<keyof ErrorBody, unknown>> = body
  return typeof message === 'string' && typeof code === 'string' && typeof errors === 'object' && errors !== null
}
