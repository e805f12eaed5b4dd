import { addressOf } from '#contracts/shared/addressOf.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { readLegalText } from '#contracts/routes/content/legalTexts.ts'
import { formatDay } from './orderTimes.ts'
import { TextAnchor } from '../../../ui/TextAnchor.tsx'
import { Trans } from '../../../ui/Trans.tsx'

/** The terms as the buyer accepted them, whatever they say today. */
export function OrderTerms({ terms }: { terms: Order['terms'] }) {
  if (!terms) return null
  return (
    <p data-print="no">
      <Trans
        id="You accepted <0>our terms</0> on <1>{day}</1>."
        values={{ day: formatDay(terms.acceptedAt) }}
        components={{
          0: <TextAnchor href={addressOf(readLegalText, { params: { hash: terms.hash } })} />,
          1: <time dateTime={terms.acceptedAt} />,
        }}
      />
    </p>
  )
}
