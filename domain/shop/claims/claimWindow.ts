import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'

const CLAIM_DAYS = 30
/** After shipping, an order whose delivery nobody reported counts as delivered; see `deliverShipped`. */
const DELIVERY_DAYS = 21

type Facts = { fulfilment: FulfilmentState; shippedAt: Date | null; deliveredAt: Date | null }

const SENT: FulfilmentState[] = ['partially_shipped', 'shipped', 'delivered']

/** @returns until when something can be reported; null before anything was sent. */
function claimUntil({ fulfilment, shippedAt, deliveredAt }: Facts): Date | null {
  if (!SENT.includes(fulfilment) && shippedAt === null) return null
  const arrived = deliveredAt ?? (shippedAt && new Date(shippedAt.getTime() + DELIVERY_DAYS * DAY_MS))
  return arrived && new Date(arrived.getTime() + CLAIM_DAYS * DAY_MS)
}

export function mayClaim(order: Facts, now: Date): boolean {
  const until = claimUntil(order)
  return until !== null && now <= until
}
