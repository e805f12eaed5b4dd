import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, rows, sql } from '#database/sql.ts'

const MINUTE = 60_000
/** A bank may return a refund within this time. */
const MAY_FAIL_FOR = 30 * DAY_MS
/** A lost dispute can be appealed, and an inquiry can become a dispute. */
const MAY_MOVE_FOR = 180 * DAY_MS

/** Purchases whose refunds or disputes must be read again. @param recent payments with a new refund or dispute. */
export async function salesWithMoneyBack(database: Database, recent: string[], now: Date): Promise<number[]> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const late = before(10 * MINUTE)
  const found = await rows(
    database,
    sql<{ id: number | null }>`
      select id from gift_card_sales where payment_intent_id = any(${recent}) and payment = 'paid'
      union select gift_card_sale_id from refunds
        where gift_card_sale_id is not null and status in ('requested', 'pending') and updated_at < ${late}
      union (select s.id from gift_card_sales s
        where (s.checked_at is null or s.checked_at < ${before(DAY_MS)}) and s.id in (
          select id from gift_card_sales where disputed_at > ${before(MAY_MOVE_FOR)}
          union all select gift_card_sale_id from refunds
            where gift_card_sale_id is not null and status = 'succeeded' and created_at > ${before(MAY_FAIL_FOR)})
        order by s.checked_at nulls first limit 100)`,
  )
  return found.flatMap(({ id }) => id ?? [])
}
