import { addressOf } from '#contracts/shared/addressOf.ts'
import { readPackingSlips } from '#contracts/routes/shop/orders.ts'
import type { BaseFilter } from 'payload'
import { listFilters } from './listFilters.ts'

const PAID = '[payment][in]=paid,partially_refunded'

/** Links above the list of orders. */
export const orderFilters = listFilters('Filter orders', [
  { label: 'All', where: null },
  { label: 'Paid', where: PAID },
  {
    label: 'To do',
    where: `[and][0]${PAID}&where[and][1][fulfilment][in]=none,held,submitted,in_production,partially_shipped,needs_attention`,
  },
  {
    label: 'To pack',
    where: `[and][0]${PAID}&where[and][1][toPack][equals]=true`,
    file: { label: 'Packing slips (PDF)', href: addressOf(readPackingSlips, {}) },
  },
  { label: 'Shipped', where: '[fulfilment][in]=shipped,delivered' },
  { label: 'Needs attention', where: '[problems.isOpen][equals]=true' },
  { label: 'Waiting to be printed or packed', where: '[fulfilment][equals]=held' },
  { label: 'Disputed', where: '[disputeOutcome][in]=open,inquiry' },
  { label: 'Refunded', where: '[payment][in]=refunded,partially_refunded' },
  { label: 'Abandoned checkouts', where: '[payment][in]=pending,failed' },
])

/** Checkouts that nobody paid are only in lists that ask about payments, and in searches. */
export const hideAbandoned: BaseFilter = ({ req: { query } }) => {
  const isAsked = Boolean(query['search']) || JSON.stringify(query['where'] ?? '').includes('"payment"')
  return isAsked ? null : { payment: { not_in: ['pending', 'failed'] } }
}
