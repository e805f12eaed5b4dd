import { QueryClient } from '@tanstack/react-query'

/**
 * Nothing grows stale, is refetched on focus or retried: a screen shows "Try again" instead. Without a network a request
 * fails at once and says so, rather than waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
