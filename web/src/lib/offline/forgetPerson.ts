import { removeFieldCopies } from './fieldStore.ts'

/** Removes what belongs to the person who was signed in: saved posts, and notifications to this device. */
export async function forgetPerson(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await removeFieldCopies()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
