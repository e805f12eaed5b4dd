import type { z } from 'zod'
import type { Deprecation } from './platform/deprecation.ts'
import type { ErrorCode } from './platform/errors.ts'
import type { Scope } from './people/apiKeys.ts'
import type { noFields, nothing } from './shared/noSchemas.ts'
import type { Capability } from './platform/roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `provider` is checked by signature; a capability means employees whose role has it. */
export type Access = 'everyone' | 'signedIn' | 'provider' | Capability

export type Schemas<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType> = {
  params: P
  query: Q
  input: I
  /** The response. Keys that the schema does not name are removed. */
  output: O
}

export type RouteFacts<A extends Access = Access> = {
  method: Method
  /** Below /api; `:name` is one segment. */
  path: string
  /** One sentence, for the API's documentation. */
  summary: string
  access: A
  /** What an API key needs to make this call. Without it, keys can’t. */
  scope?: Scope
  /** Status of a successful response. 204 has no body, 303 redirects. */
  status: number
  /** Errors of the call itself; `errorsOf` adds those of its access and schemas. */
  errors: readonly ErrorCode[]
  /** Accepts HTML forms as well as JSON, and answers those with a redirect. */
  form: boolean
  /** Content type of a response that is not JSON, or is a file. */
  produces?: string
  /** The call will go. */
  deprecated?: Deprecation
}

/** One call of the API. The server and the browser are both built from it. */
export type Route<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = RouteFacts<A> & {
  schemas: () => Promise<Partial<Schemas<P, Q, I, O>>>
  /** The schemas browsers need, loaded with the first response; a prefetched page needs none. */
  output?: () => Promise<O>
}

type Definition<A extends Access> = Pick<RouteFacts<A>, 'summary' | 'access' | 'scope' | 'produces' | 'deprecated'> &
  Partial<Pick<RouteFacts, 'status' | 'errors' | 'form'>>

/** Declares a call. An omitted schema has the type of an empty one. */
export function route<
  A extends Access,
  P extends z.ZodType = typeof noFields,
  Q extends z.ZodType = typeof noFields,
  I extends z.ZodType = typeof nothing,
  O extends z.ZodType = typeof nothing,
>(
  method: Method,
  path: string,
  {
    request,
    output,
    ...facts
  }: Definition<A> & {
    request?: () => Promise<{ params?: P; query?: Q; input?: I }>
    output?: () => Promise<O>
  },
): Route<A, P, Q, I, O> {
  const schemas = async () => ({ ...(await request?.()), ...(output && { output: await output() }) })
  return { method, path, status: 200, errors: [], form: false, ...facts, schemas, ...(output && { output }) }
}
