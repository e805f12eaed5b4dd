import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import type { Answer, Handler } from '../Answer.ts'
import type { Emulator } from '../Emulator.ts'
import { readBody } from '../readBody.ts'
import { serve } from '../serve.ts'
import { eventTypes } from '../State.ts'

export function subscriptionRoutes(emulator: Emulator): Router {
  return Router()
    .get('/subscriptions', serve(emulator, listSubscriptions))
    .post('/subscriptions', serve(emulator, subscribe))
    .delete('/subscriptions/:subscriptionId', serve(emulator, unsubscribe))
}

const listSubscriptions: Handler = ({ store }) => ({ status: 200, body: store.state.subscriptions })

const subscribe: Handler = ({ store }, req): Answer => {
  const { eventType, url, secret } = readBody(req)
  const known = eventTypes.find((one) => one === eventType)
  if (!known || typeof url !== 'string' || !URL.canParse(url)) {
    return { status: 400, body: { orderId: null, reason: 'eventType or url is not valid' } }
  }
  store.state.subscriptions.push({
    id: randomUUID(),
    eventType: known,
    url,
    ...(typeof secret === 'string' && secret !== '' ? { secret } : {}),
  })
  return { status: 201 }
}

const unsubscribe: Handler = ({ store: { state } }, req): Answer => {
  const id = req.params.subscriptionId
  if (!state.subscriptions.some((subscription) => subscription.id === id)) return { status: 400 }
  state.subscriptions = state.subscriptions.filter((subscription) => subscription.id !== id)
  state.deliveries = state.deliveries.filter((delivery) => delivery.subscriptionId !== id)
  return { status: 200 }
}
