import type { z } from 'zod'
import type { Access, Route } from '../route.ts'

type IsOptional<Value> = [Value] extends [Record<string, never>]
  ? true
  : [Partial<Value>] extends [Value]
    ? true
    : undefined extends Value
      ? true
      : false

/** Optional if it has no required key. */
type Part<Name extends string, Value> =
  IsOptional<Value> extends true ? { [N in Name]?: Value } : { [N in Name]: Value }

/** The parts of a call that are in its URL. */
type AddressParts<P extends z.ZodType, Q extends z.ZodType> = Part<'params', z.input<P>> & Part<'query', z.input<Q>>

/** All parts of a call. */
export type CallRequest<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType> = AddressParts<P, Q> &
  Part<'input', z.input<I>>

/** The URL of a call. The query keeps the order given. */
export function addressOf<P extends z.ZodType, Q extends z.ZodType>(
  route: Route<Access, P, Q>,
  parts: AddressParts<P, Q>,
): string {
  return writeAddress(route.path, parts)
}

export type UntypedRequest = { params?: unknown; query?: unknown; input?: unknown }

/** For callers that have already checked the parts against the route. */
export function writeAddress(path: string, { params, query }: UntypedRequest): string {
  const places = new Map(entriesOf(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(places.get(name) ?? ''))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return `/api${filled}${search && `?${search}`}`
}

function entriesOf(fields: unknown): [string, string][] {
  return Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  )
}
