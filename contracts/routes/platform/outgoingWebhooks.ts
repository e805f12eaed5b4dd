import { route } from '../../route.ts'

const ofReceiver = async () => ({ params: (await import('../../shared/params.ts')).receiverParams })
const withSecret = async () => (await import('../../platform/outgoingWebhooks.ts')).receiverWithSecretSchema

export const listReceivers = route('GET', '/admin/webhooks', {
  summary: 'Returns the receivers of webhooks.',
  access: 'manageSite',
  output: async () => (await import('../../platform/outgoingWebhooks.ts')).receiverListSchema,
})

export const addReceiver = route('POST', '/admin/webhooks', {
  summary: 'Adds a receiver of webhooks and returns the secret that signs them, once.',
  access: 'manageSite',
  status: 201,
  errors: ['too_many_receivers', 'too_many_requests'],
  request: async () => ({ input: (await import('../../platform/outgoingWebhooks.ts')).newReceiverInput }),
  output: withSecret,
})

export const changeReceiver = route('PATCH', '/admin/webhooks/:id', {
  summary: 'Changes the address or events of a receiver, or switches it on or off.',
  access: 'manageSite',
  errors: ['receiver_not_found'],
  request: async () => ({
    ...(await ofReceiver()),
    input: (await import('../../platform/outgoingWebhooks.ts')).receiverInput,
  }),
  output: async () => (await import('../../platform/outgoingWebhooks.ts')).receiverSchema,
})

export const removeReceiver = route('DELETE', '/admin/webhooks/:id', {
  summary: 'Deletes a receiver and the log of its deliveries.',
  access: 'manageSite',
  status: 204,
  errors: ['receiver_not_found'],
  request: ofReceiver,
})

export const rotateReceiverSecret = route('POST', '/admin/webhooks/:id/secret', {
  summary: 'Makes a new secret and returns it, once. For 24 hours the previous one signs as well.',
  access: 'manageSite',
  errors: ['receiver_not_found'],
  request: ofReceiver,
  output: withSecret,
})

export const testReceiver = route('POST', '/admin/webhooks/:id/test', {
  summary: 'Sends a receiver an event of the type `webhook.test`.',
  access: 'manageSite',
  status: 204,
  errors: ['receiver_not_found', 'receiver_off', 'too_many_requests'],
  request: ofReceiver,
})

export const listDeliveries = route('GET', '/admin/webhooks/:id/deliveries', {
  summary: 'Returns the deliveries to a receiver, newest first, 50 at a time.',
  access: 'manageSite',
  errors: ['receiver_not_found'],
  request: async () => ({
    ...(await ofReceiver()),
    query: (await import('../../platform/outgoingWebhooks.ts')).deliveriesQuery,
  }),
  output: async () => (await import('../../platform/outgoingWebhooks.ts')).deliveriesSchema,
})

export const sendDeliveryAgain = route('POST', '/admin/webhooks/:id/deliveries/:deliveryId/send', {
  summary: 'Sends an event again, with the same id.',
  access: 'manageSite',
  status: 204,
  errors: ['receiver_not_found', 'receiver_off', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).deliveryParams }),
})
