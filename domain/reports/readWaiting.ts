import { type Database, row, sql } from '#database/sql.ts'

export type Waiting = {
  comments: number
  uploads: number
  reports: number
  messages: number
  orders: number
  alerts: number
}

export async function readWaiting(database: Database): Promise<Waiting> {
  const counts = await row<Waiting>(
    database,
    sql`
      select (select count(*) from comments where status = 'pending') as comments,
        (select count(*) from posts where status = 'pending' and deleted_at is null) as uploads,
        (select count(*) from comment_reports) as reports,
        (select count(*) from contact_messages where not is_answered) as messages,
        (select count(*) from orders where fulfilment = 'needs_attention' or problem is not null) as orders,
        (select count(*) from alerts where not is_resolved) as alerts`,
  )
  return counts ?? { comments: 0, uploads: 0, reports: 0, messages: 0, orders: 0, alerts: 0 }
}
