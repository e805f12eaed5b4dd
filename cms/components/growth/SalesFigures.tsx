import { formatCents } from '#contracts/shared/money.ts'
import type { Sales, SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { Figure } from './Figure.tsx'

export function SalesFigures({ report }: { report: SalesReport }) {
  const { last30Days: now, before, openGiftCards: open } = report
  return (
    <dl className="board__figures">
      <Figure
        label="Sales, 30 days"
        value={formatCents(now.revenueCents)}
        note={
          now.giftCardCents > 0
            ? `${formatCents(now.giftCardCents)} of it gift cards; ${formatCents(before.revenueCents)} in the 30 days before`
            : `${formatCents(before.revenueCents)} in the 30 days before`
        }
        href="/cms/collections/orders"
      />
      <Figure
        label="Margin, 30 days"
        value={formatCents(now.marginCents)}
        note={`${share(now)} of sales, after print, shipping, tax and card fees`}
      />
      <Figure label="Orders, 30 days" value={String(now.orders)} note={`${before.orders} in the 30 days before`} />
      <Figure
        label="On gift cards"
        value={formatCents(open.cents)}
        note={`can still be spent, on ${open.count} ${open.count === 1 ? 'card' : 'cards'}; spending it is no new sale`}
        href="/cms/collections/gift-cards"
      />
    </dl>
  )
}

const share = ({ revenueCents, marginCents }: Sales): string =>
  revenueCents === 0 ? '–' : `${Math.round((marginCents / revenueCents) * 100)}%`
