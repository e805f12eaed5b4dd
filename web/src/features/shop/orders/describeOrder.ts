import type { FulfilmentState, Order } from '#contracts/shop/orders.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'
import { t } from '../../../lib/text.ts'
import { comingLines } from './describeLine.ts'

type OrderStatus = { label: string; tone: BadgeTone; says: string }

const FULFILMENT: Record<FulfilmentState, OrderStatus> = {
  none: { label: msg('Paid'), tone: 'good', says: msg('We’ve received your payment and are preparing your order.') },
  held: { label: msg('Paid'), tone: 'good', says: msg('We’ve received your payment. Your order goes to print soon.') },
  submitted: { label: msg('Sent to print'), tone: 'good', says: msg('The print shop has your order.') },
  in_production: { label: msg('In production'), tone: 'good', says: msg('Your items are being printed.') },
  shipped: { label: msg('Shipped'), tone: 'good', says: msg('Your order is on its way to you.') },
  partially_shipped: {
    label: msg('Partly shipped'),
    tone: 'good',
    says: msg('Part of your order is on its way. The rest is still being printed.'),
  },
  delivered: { label: msg('Delivered'), tone: 'good', says: msg('Your order has arrived.') },
  cancelled: { label: msg('Canceled'), tone: 'plain', says: msg('This order was canceled.') },
  needs_attention: {
    label: msg('Under review'),
    tone: 'warn',
    says: msg('We’re taking care of this order. You don’t need to do anything.'),
  },
}
/** Where all of it, or what is left of it, is our own goods. */
const OWN = {
  held: {
    label: msg('Paid'),
    tone: 'good',
    says: msg('We’ve received your payment. We’ll pack your order and email you when it ships.'),
  },
  partially_shipped: {
    label: msg('Partly shipped'),
    tone: 'good',
    says: msg('Part of your order is on its way. The rest follows.'),
  },
} satisfies Partial<Record<FulfilmentState, OrderStatus>>
const BEING_CANCELLED: OrderStatus = {
  label: msg('Being canceled'),
  tone: 'warn',
  says: msg('This order won’t go to print. We’re refunding the card you paid with.'),
}
const OWN_BEING_CANCELLED: OrderStatus = {
  ...BEING_CANCELLED,
  says: msg('This order won’t be sent. We’re refunding the card you paid with.'),
}
const REFUNDED: OrderStatus = {
  label: msg('Refunded'),
  tone: 'plain',
  says: msg('We refunded this order the way you paid. Your bank may take a few days to show it.'),
}

/** In the page's language. */
export function describeOrder(order: Order): OrderStatus {
  const { label, tone, says } = statusOfParts(order)
  return { label: t(label), tone, says: t(says) }
}

const ON_ITS_WAY: FulfilmentState[] = ['submitted', 'in_production', 'partially_shipped', 'shipped', 'needs_attention']

/** Says no more of an order than is true of its lines. */
function statusOfParts(order: Order): OrderStatus {
  const status = statusOf(order)
  if (status !== FULFILMENT[order.fulfilment] || !ON_ITS_WAY.includes(order.fulfilment)) return status
  const coming = comingLines(order.lines)
  const unavailable = coming.filter(({ printState }) => printState === 'cancelled')
  const shipped = coming.filter(({ printState }) => printState === 'shipped')
  // The provider may still wait for what somebody has settled here.
  if (shipped.length === coming.length && order.fulfilment === 'partially_shipped') return FULFILMENT.shipped
  const isPart = shipped.length > 0 && shipped.length < coming.length
  if (!isPart) return status
  if (shipped.length + unavailable.length === coming.length) {
    return {
      ...status,
      says: msg(
        'Part of your order is on its way. The rest can’t be made: we’ll refund it or print it again, and email you.',
      ),
    }
  }
  if (unavailable.length > 0) {
    return {
      ...status,
      says: msg(
        'Part of your order is on its way, and part of it can’t be made: we’ll refund that or print it again, and email you.',
      ),
    }
  }
  if (order.fulfilment !== 'needs_attention') {
    const isRestOwn = coming.some(({ isOwn: isSentByUs, printState }) => isSentByUs && printState !== 'shipped')
    return isRestOwn ? OWN.partially_shipped : FULFILMENT.partially_shipped
  }
  return { ...status, says: msg('Part of your order is on its way. We’re taking care of the rest.') }
}

function statusOf(order: Order): OrderStatus {
  const { payment, fulfilment } = order
  const isUnpaid = payment === 'pending' || payment === 'failed'
  if (isUnpaid && fulfilment === 'needs_attention') return FULFILMENT.needs_attention
  if (payment === 'pending') {
    return {
      label: msg('Waiting for payment'),
      tone: 'warn',
      says: msg('The card provider hasn’t confirmed the payment yet.'),
    }
  }
  if (payment === 'failed') return { label: msg('Payment failed'), tone: 'bad', says: msg('Your card wasn’t charged.') }
  if (payment === 'refunded') {
    return fulfilment === 'cancelled' ? { ...REFUNDED, label: msg('Canceled and refunded') } : REFUNDED
  }
  if (isBeingCancelled(order)) return isOwn(order) ? OWN_BEING_CANCELLED : BEING_CANCELLED
  return (isOwn(order) && ownStatus(fulfilment)) || FULFILMENT[fulfilment]
}

const ownStatus = (state: FulfilmentState): OrderStatus | null =>
  state === 'held' || state === 'partially_shipped' ? OWN[state] : null

/** Canceled, but not refunded yet. An order on hold can be canceled until it is submitted. */
export function isBeingCancelled({ payment, fulfilment, canCancel }: Order): boolean {
  return (payment === 'paid' || payment === 'partially_refunded') && fulfilment === 'held' && !canCancel
}

export function isFinal({ payment, fulfilment }: Order): boolean {
  return payment === 'refunded' || fulfilment === 'cancelled'
}

/** Nothing of it is printed. */
export const isOwn = ({ steps }: Order): boolean => steps.length > 0 && steps.every(({ step }) => step !== 'printing')
