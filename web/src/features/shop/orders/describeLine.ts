import type { Order } from '#contracts/shop/orders.ts'
import { t } from '../../../lib/text.ts'

type Line = Order['lines'][number]

/** Those that the buyer gets from this order, unless the print provider can't make them. */
export const comingLines = (lines: Line[]): Line[] =>
  lines.filter(({ isCancelled, replacedBy }) => !isCancelled && replacedBy === undefined)

/** In the page's language. Null when the order's own sentence says it all. */
export function describeLine(line: Line, { lines, parcels, fulfilment }: Order): string | null {
  if (line.replacedBy) return t('Printed again as order {reference}', { reference: line.replacedBy })
  if (line.printState === 'cancelled') {
    return line.isCancelled
      ? t('Can’t be made: refunded')
      : t('Can’t be made. We’ll refund it or print it again, and email you.')
  }
  if (line.isCancelled || comingLines(lines).every(({ printState }) => printState === line.printState)) return null
  if (line.printState !== 'shipped') return line.isOwn ? t('Not sent yet') : t('Still being printed')
  if (fulfilment === 'delivered') return t('Delivered')
  const parcel = parcels.findIndex(({ lineIds }) => lineIds.includes(line.id))
  return parcels.length > 1 && parcel >= 0 ? t('On its way in package {nth}', { nth: parcel + 1 }) : t('On its way')
}
