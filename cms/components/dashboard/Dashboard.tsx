import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatCents } from '#contracts/money.ts'
import { poolOf } from '#database/poolOf.ts'
import { readMembershipReport } from '#domain/reports/readMembershipReport.ts'
import { readSalesReport } from '#domain/reports/readSalesReport.ts'
import { readPendingCounts } from '#domain/reports/readPendingCounts.ts'
import { BestSellers } from './BestSellers.tsx'
import { MembershipFigures } from './MembershipFigures.tsx'
import { MembersByState } from './MembersByState.tsx'
import { OrdersByState } from './OrdersByState.tsx'
import { PanelLinks } from './PanelLinks.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { TopPosts } from './TopPosts.tsx'
import { TaskList } from './TaskList.tsx'
import { WeekChart } from './WeekChart.tsx'

export async function Dashboard({ payload }: AdminViewServerProps) {
  const pool = poolOf(payload)
  const now = new Date()
  const [waiting, membership, sales] = await Promise.all([
    readPendingCounts(pool),
    readMembershipReport(pool, now),
    readSalesReport(pool, now),
  ])
  const newMembers = membership.newMembers.map(({ week, count }) => ({ week, value: count }))
  const revenue = sales.weeks.map(({ week, revenueCents }) => ({ week, value: revenueCents }))
  return (
    <Gutter>
      <main className="board">
        <div className="board__head">
          <h1>Dashboard</h1>
          <a className="board__act" href="/cms/collections/posts/create">
            New post
          </a>
        </div>
        <TaskList waiting={waiting} />
        <h2 className="board__title">Membership</h2>
        <MembershipFigures report={membership} />
        <div className="board__columns">
          <WeekChart
            title="New members per week"
            empty="No one joined in the last twelve weeks."
            weeks={newMembers}
            show={String}
          />
          <MembersByState members={membership.members} />
          <TopPosts posts={membership.topPosts} />
        </div>
        <h2 className="board__title">Shop</h2>
        <SalesFigures report={sales} />
        <div className="board__columns">
          <WeekChart
            title="Sales per week"
            empty="No sales in the last twelve weeks."
            weeks={revenue}
            show={(cents) => formatCents(cents, { decimals: 0 })}
          />
          <OrdersByState states={sales.byState} />
          <BestSellers items={sales.bestSellers} />
        </div>
        <h2 className="board__title">Everything in this panel</h2>
        <PanelLinks collections={payload.config.collections} />
      </main>
    </Gutter>
  )
}
