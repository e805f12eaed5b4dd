import type { z } from 'zod'
import { type CallRequest, type UntypedRequest, writeAddress } from './shared/addressOf.ts'
import { PAGE_LANGUAGE_HEADER } from './shared/languages.ts'
import { ApiError } from './platform/ApiError.ts'
import type { nothing } from './shared/noSchemas.ts'
import type { Access, Route } from './route.ts'

/** Browsers limit `keepalive` bodies to 64 KiB per page, in bytes; a character may take three. */
const MOST_KEPT_ALIVE = 20_000

/**
 * Calls the API from a browser and checks the response against the route.
 *
 * @throws ApiError when the response is not OK.
 */
export function call<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType>(
  route: Route<Access, P, Q, I, typeof nothing>,
  request: CallRequest<P, Q, I>,
  signal?: AbortSignal,
): Promise<void>
export function call<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType>(
  route: Route<Access, P, Q, I, O>,
  request: CallRequest<P, Q, I>,
  signal?: AbortSignal,
): Promise<z.output<O>>
export async function call(route: Route, request: UntypedRequest, signal?: AbortSignal): Promise<unknown> {
  // Loaded first: a stored change must not be reported as failed because a schema could not be loaded.
  const output = route.output?.()
  if (route.method !== 'GET') await output
  const [schema, body] = await Promise.all([output, send(route, request, signal)])
  return schema?.parse(body)
}

/** Calls the API without checking the response. @returns its JSON, or null for a response without a body. */
export async function send(route: Route, request: UntypedRequest, signal?: AbortSignal): Promise<unknown> {
  const json = request.input === undefined ? null : JSON.stringify(request.input)
  const response = await fetch(writeAddress(route.path, request), {
    method: route.method,
    credentials: 'include',
    headers: {
      [PAGE_LANGUAGE_HEADER]: document.documentElement.lang,
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json,
    signal: signal ?? null,
    // The request is sent even if the page is left.
    keepalive: route.method !== 'GET' && (json?.length ?? 0) < MOST_KEPT_ALIVE,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text ? JSON.parse(text) : null
}
