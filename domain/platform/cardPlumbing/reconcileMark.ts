import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'

const OVERLAP = 10 * 60_000
/** As long as the card provider keeps events. */
const FIRST_WINDOW = 30 * DAY_MS

/** The last success, and at least a day ago, so that an outage of ours leaves no gap. */
export async function reconcileSince(database: Database, name: string, now: Date): Promise<Date> {
  const mark = await row(
    database,
    sql<{ succeededAt: Date }>`select succeeded_at as "succeededAt" from reconcile_marks where name = ${name}`,
  )
  const last = mark ? mark.succeededAt.getTime() - OVERLAP : now.getTime() - FIRST_WINDOW
  return new Date(Math.min(last, now.getTime() - DAY_MS))
}

/** Call it in the transaction that stores what was found. */
export async function setReconcileMark(tx: Database, name: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into reconcile_marks (name, succeeded_at) values (${name}, ${now})
    on conflict (name) do update set succeeded_at = greatest(reconcile_marks.succeeded_at, excluded.succeeded_at)`)
}
