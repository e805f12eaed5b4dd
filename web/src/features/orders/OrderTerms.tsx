import { addressOf } from '#contracts/addressOf.ts'
import type { Order } from '#contracts/orders.ts'
import { readLegalText } from '#contracts/routes/legalTexts.ts'
import { formatDay } from './orderTimes.ts'

/** The terms as the buyer accepted them, whatever they say today. */
export function OrderTerms({ terms }: { terms: Order['terms'] }) {
  if (!terms) return null
  return (
    <p data-print="no">
      You accepted <a href={addressOf(readLegalText, { params: { hash: terms.hash } })}>our terms</a> on{' '}
      <time dateTime={terms.acceptedAt}>{formatDay(terms.acceptedAt)}</time>.
    </p>
  )
}
