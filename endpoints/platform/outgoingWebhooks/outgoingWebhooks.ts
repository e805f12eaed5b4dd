import * as routes from '#contracts/routes/platform/outgoingWebhooks.ts'
import * as change from '#domain/platform/outgoingWebhooks/changeReceivers.ts'
import * as read from '#domain/platform/outgoingWebhooks/readReceivers.ts'
import { implement } from '../../implement.ts'

const PACE = { rateLimit: { calls: 60, seconds: 60 } }

export const listReceivers = implement(routes.listReceivers, async ({ pool }) => ({
  receivers: await read.listReceivers(pool),
}))

export const addReceiver = implement(
  routes.addReceiver,
  async (req, { input }) => {
    const { id, secret } = await change.addReceiver(req, input)
    return { receiver: await read.readReceiver(req.pool, id), secret }
  },
  PACE,
)

export const changeReceiver = implement(routes.changeReceiver, async (req, { params: { id }, input }) => {
  await change.changeReceiver(req, id, input)
  return read.readReceiver(req.pool, id)
})

export const removeReceiver = implement(routes.removeReceiver, (req, { params: { id } }) =>
  change.removeReceiver(req, id),
)

export const rotateReceiverSecret = implement(routes.rotateReceiverSecret, async (req, { params: { id } }) => {
  const { secret } = await change.rotateSecret(req, id)
  return { receiver: await read.readReceiver(req.pool, id), secret }
})

export const testReceiver = implement(
  routes.testReceiver,
  (req, { params: { id } }) => change.testReceiver(req, id),
  PACE,
)

export const listDeliveries = implement(routes.listDeliveries, ({ pool }, { params: { id }, query: { before } }) =>
  read.listDeliveries(pool, id, before),
)

export const sendDeliveryAgain = implement(
  routes.sendDeliveryAgain,
  (req, { params: { id, deliveryId } }) => change.sendAgain(req, id, deliveryId),
  PACE,
)
