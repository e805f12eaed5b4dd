import type { QueryClient } from '@tanstack/react-query'

/** Takes over the answers the server wrote into the page, so the first screen asks for nothing. */
export function takeInitialData(queryClient: QueryClient, document: Document) {
  const text = document.getElementById('initial-data')?.textContent
  const initialData: unknown = text && JSON.parse(text)
  if (!isInitialData(initialData)) return
  for (const { key, data } of initialData.queries) queryClient.setQueryData(key, data)
}

export type InitialData = { queries: { key: (string | number)[]; data: unknown }[] }

/** The server writes it with the same presenters as the API, so only the frame is checked here. */
function isInitialData(value: unknown): value is InitialData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'queries' in value &&
    Array.isArray(value.queries) &&
    value.queries.every((query: unknown) => typeof query === 'object' && query !== null && 'key' in query)
  )
}
