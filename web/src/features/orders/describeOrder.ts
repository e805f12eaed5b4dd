import type { FulfilmentState, Order } from '#contracts/orders.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

const FULFILMENT: Record<FulfilmentState, { label: string; tone: BadgeTone }> = {
  none: { label: 'Paid', tone: 'good' },
  held: { label: 'Paid', tone: 'good' },
  submitted: { label: 'Sent to print', tone: 'good' },
  in_production: { label: 'In production', tone: 'good' },
  shipped: { label: 'Shipped', tone: 'good' },
  partially_shipped: { label: 'Partly shipped', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  needs_attention: { label: 'Being looked at', tone: 'warn' },
}

/** Where an order stands, in one or two words: its payment first, then its parcel. */
export function describeOrder({ payment, fulfilment }: Order): { label: string; tone: BadgeTone } {
  if (payment === 'pending') return { label: 'Waiting for payment', tone: 'warn' }
  if (payment === 'failed') return { label: 'Payment failed', tone: 'bad' }
  if (payment === 'refunded') return { label: 'Refunded', tone: 'plain' }
  if (payment === 'partially_refunded') return { label: 'Partly refunded', tone: 'plain' }
  return FULFILMENT[fulfilment]
}
