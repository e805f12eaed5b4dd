import type { QueryClient } from '@tanstack/react-query'

/**
 * A page that the Back button brings up again holds the answers of then: the cart and who is signed in may have changed
 * since, so whatever it shows is asked for anew.
 */
export function refreshOnReturn(queryClient: QueryClient) {
  const refresh = () => void queryClient.invalidateQueries()
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival && 'type' in arrival && arrival.type === 'back_forward') refresh()
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh())
}
