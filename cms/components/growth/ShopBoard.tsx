import type { Pool } from 'pg'
import { formatCents } from '#contracts/shared/money.ts'
import { readClaimReport } from '#domain/operations/reports/readClaimReport.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { BestSellers } from './BestSellers.tsx'
import { ClaimFigures } from './ClaimFigures.tsx'
import { OrdersByState } from './OrdersByState.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { WeekChart } from './WeekChart.tsx'

export async function ShopBoard({ pool, now, mayExport }: { pool: Pool; now: Date; mayExport: boolean }) {
  const [sales, claims] = await Promise.all([readSalesReport(pool, now), readClaimReport(pool, now)])
  const revenue = sales.weeks.map(({ week, revenueCents }) => ({ week, value: revenueCents }))
  return (
    <>
      <h2 className="board__title">Shop</h2>
      <SalesFigures report={sales} />
      <ClaimFigures report={claims} />
      <div className="board__columns">
        <WeekChart
          title="Sales per week"
          empty="No sales in the last twelve weeks."
          weeks={revenue}
          show={(cents) => formatCents(cents, { decimals: 0 })}
        />
        <OrdersByState states={sales.byState} mayExport={mayExport} />
        <BestSellers items={sales.bestSellers} />
      </div>
    </>
  )
}
