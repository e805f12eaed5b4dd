import type { Pool } from 'pg'
import type { z } from 'zod'
import { noFields, nothing } from '#contracts/shared/noSchemas.ts'
import type { Access, Route, Schemas } from '#contracts/route.ts'
import type { Topic } from '#database/changeFeed.ts'
import { authorizeCall, type AuthorizedReq, type HttpReq } from './authorize.ts'
import { HttpResult } from './HttpResult.ts'

/** The maximum number of calls per person or, signed out, per network. */
export type RateLimit = { calls: number; seconds: number }

type Options = {
  rateLimit?: RateLimit
  /** Accepts bodies of up to 1 MB instead of 100 kB; `file`: 12 MB. Only a text may have many parts. */
  mayBeLong?: 'text' | 'photo' | 'file'
  /** The response is shared, per audience or by everyone, until one of its topics changes. */
  cache?: {
    topics: Topic[]
    by: 'audience' | 'everyone'
    /** Needed if the path has params: the addresses below /api that are cached, because there are too many others. */
    only?: string[]
    /** The query parameters of cached addresses. An address with another one, such as a search, is rarely requested twice. */
    params?: string[]
    /** When the response changes without a change in the database. */
    until?: (pool: Pool, now: Date) => Promise<Date | null>
  }
}

/** Checks each part of a request against its schema. @throws AppError. */
export type RequestReader = {
  params: <S extends z.ZodType>(schema: S) => z.output<S>
  query: <S extends z.ZodType>(schema: S) => z.output<S>
  input: <S extends z.ZodType>(schema: S) => z.output<S>
}

export type Endpoint = Route &
  Options & {
    /** Checks access. What it returns is the only way to the work, so that no caller can leave it out. */
    authorize: (req: HttpReq) => Prepare
  }

/**
 * Checks the input.
 *
 * @returns the work, which resolves to JSON of the route's output schema, or to an `HttpResult`.
 */
type Prepare = (read: RequestReader) => Promise<() => Promise<unknown>>

/** Joins a route with its implementation. What is not listed in `index.ts` can't be reached. */
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
    authorize: (req) => {
      authorizeCall(route, req)
      return async (read) => {
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
      }
    },
  }
}

function complete<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType>(
  given: Partial<Schemas<P, Q, I, O>>,
): Schemas<P, Q, I, O> {
  // Safe: `route` types an omitted schema as the empty one that replaces it here.
  return { params: noFields, query: noFields, input: nothing, output: nothing, ...given } as Schemas<P, Q, I, O>
}
