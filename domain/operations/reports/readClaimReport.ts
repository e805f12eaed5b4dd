import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'

export type ClaimReport = {
  open: number
  /** From the report to the decision; null without any. */
  medianDays: number | null
  /** Refunds, and what replacements cost at the print provider or the owner. */
  costCents: Cents
}

const DAYS = 90

/** Of the last 90 days, except `open`. */
export async function readClaimReport(database: Database, now: Date): Promise<ClaimReport> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const report = await row(
    database,
    sql<{ open: number; medianDays: number | null; costCents: Cents | null }>`
      select coalesce((select count(*) from claims where status in ('open', 'answered')), 0) as open,
        (select (percentile_cont(0.5) within group (order by extract(epoch from settled_at - created_at)::float8 / 86400))::float8
          from claims where settled_at > ${since}) as "medianDays",
        (select sum(coalesce((select sum(r.amount_cents) from refunds r where r.client_key in ('claim-' || c.id, 'claim-' || c.id || ':gift')
              and r.status <> 'failed'), 0) + coalesce(o.provider_cost_cents,
            (select sum(l.unit_cost_cents * l.quantity) from order_lines l where l.order_id = o.id and l.maker <> 'own'), 0)
            + coalesce((select sum(l.unit_cost_cents * l.quantity) from order_lines l where l.order_id = o.id and l.maker = 'own'), 0))
          from claims c left join orders o on o.id = c.replacement_id and o.fulfilment <> 'cancelled'
          where c.settled_at > ${since}) as "costCents"`,
  )
  const { open = 0, medianDays = null, costCents } = report ?? {}
  return { open, medianDays, costCents: costCents ?? 0 }
}
