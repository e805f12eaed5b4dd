import { formatCents } from '#contracts/shared/money.ts'
import type { SalesReport } from '#domain/operations/reports/readSalesReport.ts'

export function BestSellers({ items }: { items: SalesReport['bestSellers'] }) {
  return (
    <section className="board__panel">
      <h3>Best sellers, 30 days</h3>
      {items.length === 0 && <p>No sales yet.</p>}
      <ol className="board__posts">
        {items.map(({ title, pieces, revenueCents }) => (
          <li key={title}>
            {title}
            <span>
              {pieces} {pieces === 1 ? 'piece' : 'pieces'}, {formatCents(revenueCents)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
