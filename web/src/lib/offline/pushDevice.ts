import type { PushDevice } from '#contracts/community/push.ts'

/** What the server needs to know of a browser's subscription. */
export function pushDeviceOf(subscription: PushSubscription | null | undefined): PushDevice | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}
