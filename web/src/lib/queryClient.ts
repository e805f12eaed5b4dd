import { QueryClient } from '@tanstack/react-query'

/** No automatic refetch or retry. `networkMode: 'always'` fails immediately when offline, instead of pausing. */
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
