import { type Item, itemLabel } from '#contracts/itemLabel.ts'
import type { Cents } from '#contracts/money.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

export type ClaimFile = {
  orderId: number
  reference: string
  /** Of the order. */
  totalCents: Cents
  /** Of the order, not refunded yet. */
  restCents: Cents
  items: string[]
  photoIds: number[]
  messages: Message[]
}
type Message = { id: number; at: Date; fromStaff: boolean; text: string }
type Found = { orderId: number; reference: string; totalCents: Cents; restCents: Cents; photoIds: number[] | null }

/** Everything about a claim that the panel shows. */
export async function readClaimFile(database: Database, claimId: number): Promise<ClaimFile | null> {
  const claim = await row(
    database,
    sql<Found>`
      select o.id as "orderId", o.reference, o.total_cents as "totalCents",
        coalesce(o.total_cents - o.refunded_cents - (select coalesce(sum(amount_cents), 0) from refunds r
          where r.order_id = o.id and r.status in ('requested', 'pending')), 0) as "restCents",
        coalesce((select json_agg(p.id order by p.id) from claim_photos p where p.claim_id = c.id), '[]') as "photoIds"
      from claims c join orders o on o.id = c.order_id where c.id = ${claimId}`,
  )
  if (!claim) return null
  const items = await rows(
    database,
    sql<Item>`
      select l.quantity, l.title, l.size, l.color
      from claims c join order_lines l on l.order_id = c.order_id
      where c.id = ${claimId} and l.cancelled_at is null and (jsonb_array_length(c.lines) = 0 or c.lines @> to_jsonb(l.id))
      order by l.position`,
  )
  const messages = await rows(
    database,
    sql<{ id: number; at: Date; fromStaff: boolean; text: string }>`
      select id, created_at as at, from_staff as "fromStaff", text from claim_messages where claim_id = ${claimId} order by id`,
  )
  return { ...claim, items: items.map(itemLabel), photoIds: claim.photoIds ?? [], messages }
}
