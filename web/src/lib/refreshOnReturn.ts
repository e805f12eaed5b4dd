import type { QueryClient } from '@tanstack/react-query'

/** Refetches after a return from the back/forward cache: the cart and the session may have changed. */
export function refreshOnReturn(queryClient: QueryClient) {
  const refresh = () => void queryClient.invalidateQueries()
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival && 'type' in arrival && arrival.type === 'back_forward') refresh()
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh())
}
