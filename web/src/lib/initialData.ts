import type { QueryClient } from '@tanstack/react-query'

/** What many are told, and what is the visitor's alone where that stands apart. */
const ELEMENTS = ['initial-data', 'visitor-data']

/** Takes over the answers the server wrote into the page, so the first screen asks for nothing. */
export function takeInitialData(queryClient: QueryClient, document: Document) {
  for (const element of ELEMENTS) {
    const text = document.getElementById(element)?.textContent
    const initialData: unknown = text && JSON.parse(text)
    if (!isInitialData(initialData)) continue
    for (const { key, data } of initialData.queries) queryClient.setQueryData(key, data)
  }
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
