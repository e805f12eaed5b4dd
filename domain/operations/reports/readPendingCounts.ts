import { type Database, row, sql } from '#database/sql.ts'

type Waiting = {
  comments: number
  reviews: number
  uploads: number
  reports: number
  messages: number
  stones: number
  orders: number
  withdrawals: number
  claims: number
  alerts: number
}

export async function readPendingCounts(database: Database): Promise<Waiting> {
  const counts = await row(
    database,
    sql<Waiting>`
      select coalesce((select count(*) from comments where status = 'pending'), 0) as comments,
        coalesce((select count(*) from reviews where status = 'pending'), 0) as reviews,
        coalesce((select count(*) from posts where status = 'pending' and deleted_at is null), 0) as uploads,
        coalesce((select count(*) from comment_reports), 0) as reports,
        coalesce((select count(*) from contact_messages where status = 'open'), 0) as messages,
        coalesce((select count(*) from identifications where status = 'waiting'), 0) as stones,
        coalesce((select count(*) from orders o where fulfilment = 'needs_attention' or exists (
          select 1 from order_problems p where p.order_id = o.id and p.closed_at is null)), 0) as orders,
        coalesce((select count(*) from withdrawals where state = 'open'), 0) as withdrawals,
        coalesce((select count(*) from claims where status = 'open'), 0) as claims,
        coalesce((select count(*) from alerts where not is_resolved), 0) as alerts`,
  )
  return (
    counts ?? {
      comments: 0,
      reviews: 0,
      uploads: 0,
      reports: 0,
      messages: 0,
      stones: 0,
      orders: 0,
      withdrawals: 0,
      claims: 0,
      alerts: 0,
    }
  )
}
