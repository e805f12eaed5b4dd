import type { QueryClient } from '@tanstack/react-query'

/** So that the first screen makes no request. */
export function loadInitialData(queryClient: QueryClient, document: Document) {
  const text = document.getElementById('initial-data')?.textContent
  const initialData: unknown = text && JSON.parse(text)
  if (!isInitialData(initialData)) return
  for (const { key, data } of initialData.queries) queryClient.setQueryData(key, data)
}

export type InitialData = { queries: { key: (string | number)[]; data: unknown }[] }

/** The server uses the API's own presenters, so only the outer shape is checked. */
function isInitialData(value: unknown): value is InitialData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'queries' in value &&
    Array.isArray(value.queries) &&
    value.queries.every((query: unknown) => typeof query === 'object' && query !== null && 'key' in query)
  )
}
