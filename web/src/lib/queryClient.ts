import { QueryClient } from '@tanstack/react-query'

/** Nothing grows stale, is refetched on focus or retried: a screen shows "Try again" instead. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      mutations: { retry: false },
    },
  })
}
