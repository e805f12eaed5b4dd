import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { ordersCsv } from '#contracts/routes/shop/orders.ts'
import type { SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { Bars } from './Bars.tsx'

const WORDS: Record<FulfilmentState, string> = {
  none: 'Not started',
  held: 'Waiting to be printed or packed',
  submitted: 'At the print shop',
  in_production: 'In production',
  partially_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  needs_attention: 'Needs attention',
}

type OrdersByStateProps = { states: SalesReport['byState']; mayExport: boolean }

export function OrdersByState({ states, mayExport }: OrdersByStateProps) {
  const items = states.map(({ state, count }) => ({
    key: state,
    label: WORDS[state],
    value: count,
    isLit: state === 'needs_attention',
  }))
  return (
    <section className="board__panel">
      <h3>Orders by status</h3>
      <Bars items={items} />
      {mayExport && <a href={addressOf(ordersCsv, {})}>Download as CSV</a>}
    </section>
  )
}
