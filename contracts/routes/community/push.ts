import { route } from '../../route.ts'

const output = async () => (await import('../../community/push.ts')).pushSchema

export const readPush = route('GET', '/account/push', {
  summary: 'Returns what you are notified about, and the key that browsers need for it.',
  access: 'signedIn',
  output,
})

export const changePush = route('PUT', '/account/push', {
  summary: 'Chooses what you are notified about.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../community/push.ts')).pushChoicesSchema }),
  output,
})

export const addPushDevice = route('POST', '/account/push/devices', {
  summary: 'Sends notifications to this device, until you sign out on it.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../community/push.ts')).pushDeviceInput }),
  output,
})

export const removePushDevice = route('POST', '/account/push/devices/remove', {
  summary: 'Ends notifications on one device.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../community/push.ts')).pushEndpointInput }),
  output,
})

export const countPostPush = route('GET', '/admin/posts/:id/push', {
  summary: 'Returns how many people and devices get a notification when a post is published.',
  access: 'writePosts',
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
  output: async () => (await import('../../community/push.ts')).pushReachSchema,
})
