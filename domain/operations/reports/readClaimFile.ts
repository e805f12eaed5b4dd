import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, type Json, row, rows, sql } from '#database/sql.ts'
import { namedLines, paidForWaiting, readClaimLines } from '#domain/shop/claims/claimLines.ts'
import { lineIdsOf } from '#domain/shop/claims/lockClaim.ts'
import { wasRefunded } from '#domain/shop/payments/wasRefunded.ts'

type ClaimFile = {
  orderId: number
  reference: string
  /** Of the order. */
  totalCents: Cents
  /** Of the order, not refunded yet. */
  restCents: Cents
  /** What a refund of the claim can be. */
  mostCents: Cents
  /** Whether the buyer has all of the money back, also for the order that this one replaces. */
  isRefunded: boolean
  items: string[]
  photoIds: number[]
  messages: Message[]
}
type Message = { id: number; at: Date; fromStaff: boolean; text: string }
type ClaimRow = Pick<ClaimFile, 'orderId' | 'reference' | 'totalCents' | 'restCents'> & {
  photoIds: number[] | null
  named: Json
}

/** Everything about a claim that the panel shows. */
export async function readClaimFile(database: Database, claimId: number): Promise<ClaimFile | null> {
  const claim = await row(
    database,
    sql<ClaimRow>`
      select o.id as "orderId", o.reference, o.total_cents as "totalCents",
        coalesce(o.total_cents - o.refunded_cents - (select coalesce(sum(amount_cents), 0) from refunds r
          where r.order_id = o.id and r.status in ('requested', 'pending')), 0) as "restCents", c.lines as named,
        coalesce((select json_agg(p.id order by p.id) from claim_photos p where p.claim_id = c.id), '[]') as "photoIds"
      from claims c join orders o on o.id = c.order_id where c.id = ${claimId}`,
  )
  if (!claim) return null
  const lines = await readClaimLines(database, claim.orderId)
  const messages = await rows(
    database,
    sql<{ id: number; at: Date; fromStaff: boolean; text: string }>`
      select id, created_at as at, from_staff as "fromStaff", text from claim_messages where claim_id = ${claimId} order by id`,
  )
  const { named, photoIds, ...order } = claim
  return {
    ...order,
    mostCents: Math.max(0, order.restCents - paidForWaiting(lines)),
    isRefunded: await wasRefunded(database, order.orderId),
    items: namedLines(lines, lineIdsOf(named)).map(itemLabel),
    photoIds: photoIds ?? [],
    messages,
  }
}
