import type { Article } from './catalogue/Article.ts'
import type { Order } from './orders/Order.ts'

export const eventTypes = [
  'Article.added',
  'Article.updated',
  'Article.removed',
  'Order.processed',
  'Order.cancelled',
  'Order.needs-action',
  'Shipment.sent',
] as const

export type EventType = (typeof eventTypes)[number]

export type Subscription = { id: string; eventType: EventType; url: string; secret?: string }

export type Delivery = {
  id: string
  subscriptionId: string
  eventType: EventType
  body: string
  attempts: number
  nextAt: number
}

/** Survives a restart. The catalog is code; only its changes are stored. */
export type State = {
  counters: { order: number; orderReference: number; orderItemReference: number; shipment: number; article: number }
  orders: Order[]
  subscriptions: Subscription[]
  deliveries: Delivery[]
  articles: Record<string, Article | null>
  brokenArticles: number[]
  stock: Record<string, number>
}

export function emptyState(): State {
  return {
    counters: {
      order: 91_000,
      orderReference: 5_550_000,
      orderItemReference: 55_000_000,
      shipment: 7_700_000,
      article: 6_590_000,
    },
    orders: [],
    subscriptions: [],
    deliveries: [],
    articles: {},
    brokenArticles: [],
    stock: {},
  }
}
