import type { FulfilmentState, Order } from '#contracts/orders.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

export type OrderStatus = { label: string; tone: BadgeTone; says: string }

const FULFILMENT: Record<FulfilmentState, OrderStatus> = {
  none: { label: 'Paid', tone: 'good', says: 'We’ve received your payment and are preparing your order.' },
  held: { label: 'Paid', tone: 'good', says: 'We’ve received your payment. Your order goes to print soon.' },
  submitted: { label: 'Sent to print', tone: 'good', says: 'The print shop has your order.' },
  in_production: { label: 'In production', tone: 'good', says: 'Your items are being printed.' },
  shipped: { label: 'Shipped', tone: 'good', says: 'Your order is on its way to you.' },
  partially_shipped: {
    label: 'Partly shipped',
    tone: 'good',
    says: 'Part of your order is on its way. The rest is still being printed.',
  },
  delivered: { label: 'Delivered', tone: 'good', says: 'Your order has arrived.' },
  cancelled: { label: 'Canceled', tone: 'plain', says: 'This order was canceled.' },
  needs_attention: {
    label: 'Under review',
    tone: 'warn',
    says: 'We’re taking care of this order. You don’t need to do anything.',
  },
}
const BEING_CANCELLED: OrderStatus = {
  label: 'Being canceled',
  tone: 'warn',
  says: 'This order won’t go to print. We’re refunding the card you paid with.',
}
const REFUNDED: OrderStatus = {
  label: 'Refunded',
  tone: 'plain',
  says: 'We refunded this order the way you paid. Your bank may take a few days to show it.',
}

export function describeOrder(order: Order): OrderStatus {
  const { payment, fulfilment } = order
  const isUnpaid = payment === 'pending' || payment === 'failed'
  if (isUnpaid && fulfilment === 'needs_attention') return FULFILMENT.needs_attention
  if (payment === 'pending') {
    return { label: 'Waiting for payment', tone: 'warn', says: 'The card provider hasn’t confirmed the payment yet.' }
  }
  if (payment === 'failed') return { label: 'Payment failed', tone: 'bad', says: 'Your card wasn’t charged.' }
  if (payment === 'refunded') {
    return fulfilment === 'cancelled' ? { ...REFUNDED, label: 'Canceled and refunded' } : REFUNDED
  }
  return isBeingCancelled(order) ? BEING_CANCELLED : FULFILMENT[fulfilment]
}

/** Cancelled, but not refunded yet. An order on hold can be cancelled until it is submitted. */
export function isBeingCancelled({ payment, fulfilment, canCancel }: Order): boolean {
  return (payment === 'paid' || payment === 'partially_refunded') && fulfilment === 'held' && !canCancel
}

export function isFinal({ payment, fulfilment }: Order): boolean {
  return payment === 'refunded' || fulfilment === 'cancelled'
}
