import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { noFields, nothing } from './noSchemas.ts'
import type { Capability } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A provider proves itself by its signature; a capability is for employees whose role has it. */
export type Access = 'everyone' | 'signedIn' | 'provider' | Capability

export type Schemas<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType> = {
  params: P
  query: Q
  input: I
  /** What leaves: anything the schema does not name stays inside. */
  output: O
}

export type RouteFacts<A extends Access = Access> = {
  method: Method
  /** Below /api; `:name` takes one segment. */
  path: string
  /** One sentence, for the API's documentation. */
  summary: string
  access: A
  /** Of the answer when all goes well. 204 has no body, 303 leads a browser on. */
  status: number
  /** What this call itself can refuse; `errorsOf` adds what follows from its access and schemas. */
  errors: readonly ErrorCode[]
  /** Takes HTML forms beside JSON, and answers those with a page to go to. */
  form: boolean
  /** The type of an answer that is not JSON, or is a file. */
  produces?: string
}

/** One call of the API: both the server and the browser are built from it. */
export type Route<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = RouteFacts<A> & {
  schemas: () => Promise<Partial<Schemas<P, Q, I, O>>>
  /** What a browser needs of them, loaded when the first answer comes: a page served with its data never does. */
  output?: () => Promise<O>
}

type Definition<A extends Access> = Pick<RouteFacts<A>, 'summary' | 'access' | 'produces'> &
  Partial<Pick<RouteFacts, 'status' | 'errors' | 'form'>>

/** Declares a call. A schema that is left out has the type of an empty one. */
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
