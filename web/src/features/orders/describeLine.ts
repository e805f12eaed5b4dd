import type { Order } from '#contracts/orders.ts'
import { t } from '../../lib/text.ts'

type Line = Order['lines'][number]

/** In the page's language. Null when the order's own sentence says it all. */
export function describeLine(line: Line, { lines, parcels, fulfilment }: Order): string | null {
  if (line.replacedBy) return t('Printed again as order {reference}', { reference: line.replacedBy })
  if (line.printState === 'cancelled') {
    return line.isCancelled
      ? t('Can’t be made: refunded')
      : t('Can’t be made. We’ll refund it or print it again, and email you.')
  }
  const coming = lines.filter(({ isCancelled, replacedBy }) => !isCancelled && replacedBy === undefined)
  if (line.isCancelled || coming.every(({ printState }) => printState === line.printState)) return null
  if (line.printState !== 'shipped') return t('Still being printed')
  if (fulfilment === 'delivered') return t('Delivered')
  const parcel = parcels.findIndex(({ lineIds }) => lineIds.includes(line.id))
  return parcels.length > 1 && parcel >= 0 ? t('On its way in package {nth}', { nth: parcel + 1 }) : t('On its way')
}
