import type { Pool } from 'pg'
import { readClaimReport } from '#domain/operations/reports/readClaimReport.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { BestSellers } from './BestSellers.tsx'
import { ClaimFigures } from './ClaimFigures.tsx'
import { OrdersByState } from './OrdersByState.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { WeekChart } from './WeekChart.tsx'

type ShopBoardProps = { pool: Pool; now: Date; formats: Formats; mayExport: boolean }

export async function ShopBoard({ pool, now, formats, mayExport }: ShopBoardProps) {
  const { t, money } = formats
  const [sales, claims] = await Promise.all([readSalesReport(pool, now), readClaimReport(pool, now)])
  const revenue = sales.weeks.map(({ week, revenueCents }) => ({ week, value: revenueCents }))
  return (
    <>
      <h2 className="board__title">{t('Shop')}</h2>
      <SalesFigures formats={formats} report={sales} />
      <ClaimFigures formats={formats} report={claims} />
      <div className="board__columns">
        <WeekChart
          title={t('Sales per week')}
          empty={t('No sales in the last twelve weeks.')}
          weeks={revenue}
          show={(cents) => money(cents, { decimals: 0 })}
          formats={formats}
        />
        <OrdersByState states={sales.byState} mayExport={mayExport} t={t} />
        <BestSellers formats={formats} items={sales.bestSellers} />
      </div>
    </>
  )
}
