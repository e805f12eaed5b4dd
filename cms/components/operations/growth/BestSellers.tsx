import type { SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Formats } from '../../platform/view/formats.ts'

type BestSellersProps = { items: SalesReport['bestSellers']; formats: Formats }

export function BestSellers({ items, formats: { t, money } }: BestSellersProps) {
  return (
    <section className="board__panel">
      <h3>{t('Best sellers, 30 days')}</h3>
      {items.length === 0 && <p>{t('No sales yet.')}</p>}
      <ol className="board__posts">
        {items.map(({ title, pieces, revenueCents }) => (
          <li key={title}>
            {title}
            <span>
              {t(pieces === 1 ? '{count} piece' : '{count} pieces', { count: pieces })}, {money(revenueCents)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
