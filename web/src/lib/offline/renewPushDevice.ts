import { call } from '#contracts/call.ts'
import { addPushDevice } from '#contracts/routes/community/push.ts'
import { withStorage } from '../browserStorage.ts'
import { pushDeviceOf } from './pushDevice.ts'
import { readPushOwner } from './pushOwner.ts'

const DONE = 'push-renewed'

/**
 * Once per visit: notifications belong to the session, and a browser may have a new address for them. Those that
 * somebody else turned on end.
 */
export async function renewPushDevice({ pushManager }: ServiceWorkerRegistration, userId: string): Promise<void> {
  if (withStorage(() => sessionStorage.getItem(DONE))) return
  const subscription = await pushManager?.getSubscription()
  const device = pushDeviceOf(subscription)
  if (!device) return
  if (readPushOwner() === userId) await call(addPushDevice, { input: device })
  else await subscription?.unsubscribe()
  withStorage(() => sessionStorage.setItem(DONE, 'yes'))
}
