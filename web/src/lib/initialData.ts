import type { QueryClient } from '@tanstack/react-query'

/** What many are told, and what is the visitor's alone where that stands apart. */
const ELEMENTS = ['initial-data', 'visitor-data']

/** Fills the query cache with the data in the document, so that the first screen makes no request. */
export function loadInitialData(queryClient: QueryClient, document: Document) {
  for (const element of ELEMENTS) {
    const text = document.getElementById(element)?.textContent
    const initialData: unknown = text && JSON.parse(text)
    if (!isInitialData(initialData)) continue
    for (const { key, data } of initialData.queries) queryClient.setQueryData(key, data)
  }
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
