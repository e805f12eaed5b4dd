import type { QueryClient } from '@tanstack/react-query'
import { beginVisit } from './visit.ts'

const OFFLINE_AFTER_MS = 3000

/** Nothing on the first screen waits for this. */
export function afterFirstScreen(queryClient: QueryClient) {
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(queryClient).catch(() => undefined), OFFLINE_AFTER_MS)
  beginVisit()
}

async function keepOffline(queryClient: QueryClient) {
  const { startOffline } = await import('./offline/startOffline.ts')
  await startOffline(queryClient)
}
