import type { ServedOperation } from '@stone-hunt/stripe-emulator/contract'

export type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

type PrintOperation = `${'get' | 'put' | 'post'} /${'authentication' | 'articles' | 'stock' | 'orders'}${string}`
type Operation = ServedOperation | PrintOperation

/** A recorded response, by the step that caused it. */
export type Answer = { step: string; operation: Operation; status: number; body: Json }

/**
 * Sends one request and records the response. Returns the body, also of an error.
 *
 * @param step what it does, in words; unique in one walk.
 * @param operation method and path of the contract, such as `get /v1/refunds/{id}`.
 */
export type Call = (
  step: string,
  operation: Operation,
  input?: { id?: string; query?: Record<string, string>; body?: object },
) => Promise<Json>

/** Undefined where the path leads nowhere, as in a response that differs from what is expected. */
export function at(body: Json, ...path: (string | number)[]): Json | undefined {
  let found: Json | undefined = body
  for (const key of path)
    found = typeof found === 'object' && found !== null ? (found as Record<string, Json>)[key] : undefined
  return found
}

/** @throws Error when the response has no such text. The rest of the walk would be without meaning. */
export function textAt(body: Json, ...path: (string | number)[]): string {
  const found = at(body, ...path)
  if (typeof found === 'string' || typeof found === 'number') return String(found)
  throw new Error(`The response has no ${path.join('.')}: ${JSON.stringify(body).slice(0, 300)}`)
}
