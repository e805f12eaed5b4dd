import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import type { PushChoices } from '#contracts/community/push.ts'
import { addPushDevice, changePush, readPush, removePushDevice } from '#contracts/routes/community/push.ts'
import { pushDeviceOf } from '../../../lib/offline/pushDevice.ts'
import { readPushOwner, writePushOwner } from '../../../lib/offline/pushOwner.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const pushQuery = readQuery(readPush, {})

/** Whether this account gets notifications on this device. */
export const thisDeviceQuery = (userId: CurrentUser['id']) =>
  queryOptions({
    queryKey: ['push-device', String(userId)],
    queryFn: async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const subscription = await registration?.pushManager.getSubscription()
      return { isOn: Boolean(subscription) && readPushOwner() === String(userId) }
    },
  })

export class PushRefused extends Error {}

export function useTurnOn(userId: CurrentUser['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (publicKey: string) => {
      if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
      const { pushManager } = await navigator.serviceWorker.ready
      // One that somebody else turned on belongs to them.
      await (await pushManager.getSubscription())?.unsubscribe()
      const device = pushDeviceOf(
        await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      )
      if (!device) throw new Error('The browser gave no address')
      const saved = await call(addPushDevice, { input: device })
      writePushOwner(String(userId))
      return saved
    },
    onSuccess: (saved) => queryClient.setQueryData(pushQuery.queryKey, saved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: thisDeviceQuery(userId).queryKey }),
  })
}

export function useTurnOff(userId: CurrentUser['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const subscription = await registration?.pushManager.getSubscription()
      const device = pushDeviceOf(subscription)
      const saved = device && (await call(removePushDevice, { input: { endpoint: device.endpoint } }))
      await subscription?.unsubscribe()
      return saved
    },
    onSuccess: (saved) => saved && queryClient.setQueryData(pushQuery.queryKey, saved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: thisDeviceQuery(userId).queryKey }),
  })
}

export function useChangePush() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PushChoices) => call(changePush, { input }),
    onSuccess: (saved) => queryClient.setQueryData(pushQuery.queryKey, saved),
  })
}
