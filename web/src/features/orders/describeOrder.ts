import type { FulfilmentState, Order } from '#contracts/orders.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

export type OrderStatus = { label: string; tone: BadgeTone; says: string }

const FULFILMENT: Record<FulfilmentState, OrderStatus> = {
  none: { label: 'Paid', tone: 'good', says: 'Your payment is in and your order is being prepared.' },
  held: { label: 'Paid', tone: 'good', says: 'Your payment is in and your order goes to print soon.' },
  submitted: { label: 'Sent to print', tone: 'good', says: 'The print shop has your order.' },
  in_production: { label: 'In production', tone: 'good', says: 'Your items are being printed.' },
  shipped: { label: 'Shipped', tone: 'good', says: 'Your order is on its way to you.' },
  partially_shipped: {
    label: 'Partly shipped',
    tone: 'good',
    says: 'A part of your order is on its way; the rest is still being printed.',
  },
  delivered: { label: 'Delivered', tone: 'good', says: 'Your order has arrived.' },
  cancelled: { label: 'Cancelled', tone: 'plain', says: 'This order goes no further.' },
  needs_attention: {
    label: 'Being looked at',
    tone: 'warn',
    says: 'One of us is looking after this order. There is nothing you need to do.',
  },
}
const BEING_CANCELLED: OrderStatus = {
  label: 'Being cancelled',
  tone: 'warn',
  says: 'This order does not go to print, and the money goes back to the card you paid with.',
}
const REFUNDED: OrderStatus = {
  label: 'Refunded',
  tone: 'plain',
  says: 'All the money has gone back to the card you paid with. Banks take a few days to show it.',
}

export function describeOrder(order: Order): OrderStatus {
  const { payment, fulfilment } = order
  // The amount paid differs from the order's total.
  const isUnpaid = payment === 'pending' || payment === 'failed'
  if (isUnpaid && fulfilment === 'needs_attention') return FULFILMENT.needs_attention
  if (payment === 'pending') {
    return { label: 'Waiting for payment', tone: 'warn', says: 'The card provider has not confirmed the payment yet.' }
  }
  if (payment === 'failed') return { label: 'Payment failed', tone: 'bad', says: 'Your card was not charged.' }
  if (payment === 'refunded') {
    return fulfilment === 'cancelled' ? { ...REFUNDED, label: 'Cancelled and refunded' } : REFUNDED
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
