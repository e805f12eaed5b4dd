import { useSyncExternalStore } from 'react'
import { breakpoints } from '#contracts/platform/tokens.ts'

const query = () => window.matchMedia(`(min-width: ${breakpoints.laptop}px)`)

function listen(onChange: () => void): () => void {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether a sidebar fits. False on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => false,
  )
