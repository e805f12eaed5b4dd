import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, type CallRequest } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import type { Access, Route } from '#contracts/route.ts'

/** The key, joined with slashes, is the URL. The response is validated by the route. */
export function readQuery<P extends z.ZodType, Q extends z.ZodType, I extends z.ZodType, O extends z.ZodType>(
  route: Route<Access, P, Q, I, O>,
  request: CallRequest<P, Q, I>,
) {
  return queryOptions<z.output<O>, Error, z.output<O>, string[]>({
    queryKey: queryKeyOf(addressOf(route, request)),
    queryFn: ({ signal }) => call(route, request, signal),
  })
}

/** Matches every URL that begins with this route's path. */
export function refreshUnder(queryClient: QueryClient, route: Pick<Route, 'path'>): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => String(first).split('?')[0] === `/api${route.path}`,
  })
}
