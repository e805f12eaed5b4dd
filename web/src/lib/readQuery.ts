import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiRequest, type LoadSchema } from './apiClient.ts'

type Key = readonly [path: string, ...parts: (string | number)[]]

/** A read whose key, joined with slashes, is its address unless told, and whose answer is checked against its contract. */
export function readQuery<Schema extends z.ZodType>(key: Key, loadAnswer: LoadSchema<Schema>, address = key.join('/')) {
  return queryOptions<z.output<Schema>, Error, z.output<Schema>, Key>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [answer, body] = await Promise.all([loadAnswer(), apiRequest('GET', address, undefined, signal)])
      return answer.parse(body)
    },
  })
}
