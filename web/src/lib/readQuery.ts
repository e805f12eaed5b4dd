import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiRequest, type LoadSchema } from './apiClient.ts'

type Key = readonly [path: string, ...parts: (string | number)[]]

/** A read whose key, joined with slashes, is its address, and whose answer is checked against its contract. */
export function readQuery<Schema extends z.ZodType>(key: Key, loadAnswer: LoadSchema<Schema>) {
  return queryOptions<z.output<Schema>, Error, z.output<Schema>, Key>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [answer, body] = await Promise.all([loadAnswer(), apiRequest('GET', key.join('/'), undefined, signal)])
      return answer.parse(body)
    },
  })
}

/** Reads everything again whose address begins with this path, with its query string or its parts. */
export function refreshUnder(queryClient: QueryClient, path: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => String(first).split('?')[0] === path,
  })
}
