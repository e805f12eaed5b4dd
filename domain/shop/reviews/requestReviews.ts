import { sha256 } from '#domain/platform/sha256.ts'
import { randomBytes } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import { isOptedOut } from './reviewEmails.ts'
import { askWindow, isDueToAsk } from './reviewRules.ts'

type Candidate = { id: number; reference: string; email: string; shippedAt: Date | null; deliveredAt: Date | null }
type Line = { title: string; size: string; color: string; isReviewed: boolean }

const AT_ONCE = 500

/** Asks the buyers of orders that have arrived for reviews, once for each order. */
export async function requestReviews(req: Req): Promise<void> {
  if (!(await isOffered(req.pool, 'reviews'))) return
  const { from, to } = askWindow(req.now)
  const shipped = await rows(
    req.pool,
    sql<Candidate>`
      select o.id, o.reference, o.email, o.shipped_at as "shippedAt",
        (select min(e.created_at) from order_events e
          where e.order_id = o.id and e.kind = 'delivered') as "deliveredAt"
      from orders o
      where o.replaces_id is null and o.fulfilment in ('shipped', 'delivered') and o.shipped_at between ${from} and ${to}
        and o.payment in ('paid', 'partially_refunded') and o.email <> ''
        and (o.dispute_outcome is null or o.dispute_outcome not in ('open', 'inquiry', 'lost'))
        and not exists (select 1 from review_requests r where r.order_id = o.id)
      order by o.shipped_at limit ${AT_ONCE}`,
  )
  for (const { shippedAt, ...order } of shipped)
    if (shippedAt && isDueToAsk({ ...order, shippedAt }, req.now))
      await inTransaction(req.pool, (tx) => requestReview(tx, req, order))
}

/** Also remembers whom it did not ask, so that nobody is asked much later. */
async function requestReview(tx: Database, { now }: Req, { id, reference, email }: Omit<Candidate, 'shippedAt'>) {
  const key = randomBytes(32).toString('base64url')
  const keyHash = sha256(key)
  const isFirst = await returnsRow(
    tx,
    statement`
      insert into review_requests (order_id, key_hash, requested_at) values (${id}, ${keyHash}, ${now})
      on conflict do nothing returning 1`,
  )
  if (!isFirst || (await isOptedOut(tx, email))) return
  const lines = (await linesOf(tx, id)).filter(({ isReviewed }) => !isReviewed)
  if (lines.length === 0) return
  const shown = lines.map(({ title, size, color }) => ({ title, size, color }))
  const data = { firstName: '', reference, key, lines: shown }
  await queueMail(tx, { kind: 'review-request', key: `review-request:${id}`, to: email, data })
}

const linesOf = (tx: Database, orderId: number): Promise<Line[]> =>
  rows(
    tx,
    sql<Line>`
      select l.title, l.size, l.color, exists (select 1 from reviews r where r.line_id = l.id) as "isReviewed"
      from order_lines l join variants v on v.id = l.variant_id join merchandise m on m.id = v.merchandise_id and not m.hidden
      where l.order_id = ${orderId} and l.cancelled_at is null order by l.position, l.id`,
  )
