import type { z } from 'zod'
import { noFields, nothing } from '#contracts/noSchemas.ts'
import type { Access, Route, Schemas } from '#contracts/route.ts'
import type { Topic } from '#database/changeFeed.ts'
import { authorize, type AuthorizedReq, type HttpReq } from './authorize.ts'
import { HttpResult } from './HttpResult.ts'

/** At most so many calls, counted for each person or, signed out, each address. */
export type RateLimit = {
  calls: number
  seconds: number
  /** The router counts, unless the statement that begins the work does: then a call refused before it costs nothing. */
  countedBy?: 'router' | 'domain'
}

type Options = {
  rateLimit?: RateLimit
  /** Takes a text of up to 1 MB, where other bodies may have 100 kB. */
  mayBeLong?: true
  /** The response is shared, by audience or by everyone, until one of its topics changes. */
  cache?: {
    topics: Topic[]
    by: 'audience' | 'everyone'
    /** The addresses below /api that are cached, where the path has params: there are too many others. */
    only?: string[]
  }
}

/** How the parts of a request are read: each is checked against its schema, and refused as a `ShopError`. */
export type RequestReader = {
  params: <S extends z.ZodType>(schema: S) => z.output<S>
  query: <S extends z.ZodType>(schema: S) => z.output<S>
  input: <S extends z.ZodType>(schema: S) => z.output<S>
}

export type Endpoint = Route &
  Options & {
    /**
     * Checks who calls and what was sent.
     *
     * @returns the work itself, which resolves to JSON as the route's output allows, or to another answer.
     */
    prepare: (req: HttpReq, read: RequestReader) => Promise<() => Promise<unknown>>
  }

/** Joins a route with what answers it. What is not listed in `index.ts` cannot be reached. */
export function implement<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  route: Route<A, P, Q, I, O>,
  run: (
    req: AuthorizedReq<A>,
    request: { params: z.output<P>; query: z.output<Q>; input: z.output<I> },
  ) => Promise<z.input<O> | HttpResult>,
  options: Options = {},
): Endpoint {
  let schemas: Schemas<P, Q, I, O> | undefined
  return {
    ...route,
    ...options,
    prepare: async (req, read) => {
      authorize(route.access, req)
      schemas ??= complete(await route.schemas())
      const { output } = schemas
      const request = {
        params: read.params(schemas.params),
        query: read.query(schemas.query),
        input: read.input(schemas.input),
      }
      return async () => {
        const result = await run(req, request)
        return result instanceof HttpResult ? result : output.parse(result)
      }
    },
  }
}

function complete<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType>(
  given: Partial<Schemas<P, Q, I, O>>,
): Schemas<P, Q, I, O> {
  // Safe: `route` gives a schema that is left out the type of the empty one that takes its place here.
  return { params: noFields, query: noFields, input: nothing, output: nothing, ...given } as Schemas<P, Q, I, O>
}
