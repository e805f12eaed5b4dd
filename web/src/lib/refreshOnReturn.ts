import type { QueryClient } from '@tanstack/react-query'

/** After the back/forward cache, the cart and the session may be stale. */
export function refreshOnReturn(queryClient: QueryClient) {
  const refresh = () => void queryClient.invalidateQueries()
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival && 'type' in arrival && arrival.type === 'back_forward') refresh()
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh())
}
