import type { QueryClient } from '@tanstack/react-query'
import { withStorage } from '../browserStorage.ts'
import { currentUserQuery } from '../visitor.ts'
import { forgetPerson } from './forgetPerson.ts'
import { hasOwnerChanged } from './offlineOwner.ts'
import { forgetReading } from './readPages.ts'
import { renewFieldCopies } from './renewFieldCopies.ts'
import { renewPushDevice } from './renewPushDevice.ts'
import { sweepFieldCopies } from './sweepFieldCopies.ts'

/** Registers the worker, and keeps only what belongs to the person who is signed in. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator) || !withStorage(() => caches)) return
  const wasControlled = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.ready
  if (!wasControlled) registration.active?.postMessage(window.location.pathname)
  // Unknown without a connection: then everything stays.
  const user = await queryClient.fetchQuery(currentUserQuery)
  if (hasOwnerChanged(user ? String(user.id) : null)) await forgetReading()
  if (!user) return forgetPerson(registration)
  await sweepFieldCopies(String(user.id))
  await renewFieldCopies()
  await renewPushDevice(registration, String(user.id))
}
