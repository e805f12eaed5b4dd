import { randomUUID } from 'node:crypto'
import type { Faults } from '../Faults.ts'
import type { Delivery, EventType } from '../State.ts'
import type { Store } from '../Store.ts'
import { postDelivery } from './postDelivery.ts'

export type WebhookSender = {
  /** Sent by the next `sendDue`, after the state is saved. */
  enqueue(eventType: EventType, content: Record<string, unknown>): void
  sendDue(): void
  stop(): void
}

export type WebhookTiming = { answerMs: number; retryDelaysMs: readonly number[] }

export const providerTiming: WebhookTiming = {
  answerMs: 8_000,
  retryDelaysMs: [1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000],
}

export const POINT_OF_SALE_ID = 123

export function createWebhookSender(store: Store, faults: Faults, timing: WebhookTiming): WebhookSender {
  const underWay = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function sendDue(): void {
    clearTimeout(timer)
    if (stopped) return
    const now = Date.now()
    const waiting = store.state.deliveries.filter((delivery) => !underWay.has(delivery.id))
    for (const delivery of waiting.filter(({ nextAt }) => nextAt <= now)) void attempt(delivery)
    const later = waiting.filter(({ nextAt }) => nextAt > now).map(({ nextAt }) => nextAt - now)
    if (later.length > 0) timer = setTimeout(sendDue, Math.min(...later))
  }

  async function attempt(delivery: Delivery): Promise<void> {
    underWay.add(delivery.id)
    const accepted = await post(delivery)
    underWay.delete(delivery.id)
    if (stopped) return
    if (accepted) forget(delivery)
    else postpone(delivery)
    store.save()
    sendDue()
  }

  async function post(delivery: Delivery): Promise<boolean> {
    const subscription = store.state.subscriptions.find(({ id }) => id === delivery.subscriptionId)
    if (!subscription) return true
    if (faults.webhooks.drop) return false
    const copies = faults.webhooks.duplicate ? 2 : 1
    const outcomes = await Promise.all(
      Array.from({ length: copies }, () => postDelivery(delivery, subscription, timing.answerMs)),
    )
    return outcomes.includes(true)
  }

  function forget(delivery: Delivery): void {
    store.state.deliveries = store.state.deliveries.filter(({ id }) => id !== delivery.id)
  }

  function postpone(delivery: Delivery): void {
    delivery.attempts += 1
    const delays = timing.retryDelaysMs
    delivery.nextAt = Date.now() + (delays[Math.min(delivery.attempts, delays.length) - 1] ?? 1_000)
  }

  return {
    enqueue: (eventType, content) => {
      const data = { pointOfSaleId: String(POINT_OF_SALE_ID), ...content }
      const body = JSON.stringify({ eventType, data: faults.webhooks.nulls ? withNulls(data) : data })
      const nextAt = Date.now() + faults.webhooks.delayMs
      for (const subscription of store.state.subscriptions.filter((one) => one.eventType === eventType)) {
        store.state.deliveries.push({
          id: randomUUID(),
          subscriptionId: subscription.id,
          eventType,
          body,
          attempts: 0,
          nextAt,
        })
      }
    },
    sendDue,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function withNulls(data: Record<string, unknown>): Record<string, unknown> {
  const { order, shipment, article } = data as Record<string, { id: unknown; orderId?: unknown } | undefined>
  return {
    ...Object.fromEntries(Object.keys(data).map((name) => [name, null])),
    errorReason: null,
    order: order ? { id: order.id, state: null } : null,
    shipment: shipment ? { id: null, orderId: shipment.orderId, tracking: null } : null,
    article: article ? { id: article.id, title: null } : null,
  }
}
