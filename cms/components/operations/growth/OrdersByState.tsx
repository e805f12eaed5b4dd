import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { ordersCsv } from '#contracts/routes/shop/orders.ts'
import type { SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { msg, type Translate } from '../../platform/view/textIn.ts'
import { Bars } from './Bars.tsx'

const WORDS: Record<FulfilmentState, string> = {
  none: msg('Not started'),
  held: msg('Waiting to be printed or packed'),
  submitted: msg('At the print shop'),
  in_production: msg('In production'),
  partially_shipped: msg('Partly shipped'),
  shipped: msg('Shipped'),
  delivered: msg('Delivered'),
  cancelled: msg('Canceled'),
  needs_attention: msg('Needs attention'),
}

type OrdersByStateProps = { states: SalesReport['byState']; mayExport: boolean; t: Translate }

export function OrdersByState({ states, mayExport, t }: OrdersByStateProps) {
  const items = states.map(({ state, count }) => ({
    key: state,
    label: t(WORDS[state]),
    value: count,
    isLit: state === 'needs_attention',
  }))
  return (
    <section className="board__panel">
      <h3>{t('Orders by status')}</h3>
      <Bars t={t} items={items} />
      {mayExport && <a href={addressOf(ordersCsv, {})}>{t('Download as CSV')}</a>}
    </section>
  )
}
