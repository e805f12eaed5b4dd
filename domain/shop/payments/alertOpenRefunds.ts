import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import type { Req } from '#domain/platform/Req.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'

type OpenRefund = { key: string; subject: string; amountCents: Cents; state: 'unsent' | 'pending' }

export const refundAlertKey = (idempotencyKey: string): string => `refund:${baseKey(idempotencyKey)}`

export async function alertOpenRefunds(req: Req): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const open = await rows(
      tx,
      sql<OpenRefund>`
        select r.idempotency_key as key, coalesce(o.reference, s.reference) as subject, r.amount_cents as "amountCents",
          case when r.status = 'requested' then 'unsent' else 'pending' end as state
        from refunds r left join orders o on o.id = r.order_id left join gift_card_sales s on s.id = r.gift_card_sale_id
        where r.status in ('requested', 'pending') and (o.id is not null or s.id is not null) and r.created_at < ${new Date(req.now.getTime() - DAY_MS)}
        order by r.id limit 100`,
    )
    for (const { key, subject, amountCents, state } of open) {
      const alert = { kind: `refund-${state}`, amount: amountCents, subject } as const
      await raiseAlert(tx, { about: 'shop', key: refundAlertKey(key), alert })
    }
  })
}
