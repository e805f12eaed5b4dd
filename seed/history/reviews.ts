import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { randomBytes } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, rows, sql, statement } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { claimUploads } from '#media/claimUploads.ts'
import { demoFiles, uploadDemoFile } from '../demoMedia.ts'
import { type DemoReview, reviewList } from './reviewList.ts'

const DELIVERED_AFTER_DAYS = 7

type Line = { id: number; title: string; merchandiseId: number; userId: number | null; handle: string; orderedAt: Date }

/** Buyers review what has arrived; the newest orders last. */
export async function seedReviews(req: Req, employee: Actor): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from reviews limit 1`)) return
  const lines = await readLines(req)
  for (const [index, review] of reviewList.entries()) {
    const line = lines.find(({ title }) => review.of.test(title))
    if (!line) continue
    lines.splice(lines.indexOf(line), 1)
    const writtenAt = line.orderedAt.getTime() + (DELIVERED_AFTER_DAYS + 3 + ((index * 5) % 9)) * DAY_MS
    await seedReview(req, employee, { review, line, at: new Date(Math.min(writtenAt, req.now.getTime() - DAY_MS / 2)) })
  }
  // Their buyers were asked when the orders had arrived.
  await req.pool.query(sql`
    insert into review_requests (order_id, key_hash, requested_at)
    select id, md5(random()::text), ${req.now} from orders where fulfilment = 'delivered' on conflict do nothing`)
}

const readLines = (req: Req): Promise<Line[]> =>
  rows(
    req.pool,
    sql<Line>`
      select l.id, l.title, v.merchandise_id as "merchandiseId", o.user_id as "userId", coalesce(u.handle, '') as handle,
        o.created_at as "orderedAt"
      from orders o join order_lines l on l.order_id = o.id join variants v on v.id = l.variant_id
      left join users u on u.id = o.user_id
      where o.fulfilment = 'delivered' order by (select count(*) from order_lines s join variants w on w.id = s.variant_id
        where w.merchandise_id = v.merchandise_id) desc, o.created_at desc, l.id`,
  )

type Written = { review: DemoReview; line: Line; at: Date }

async function seedReview(req: Req, employee: Actor, { review, line, at }: Written): Promise<void> {
  const { stars, says, reply = null, isHeld = false } = review
  const address = await photoOf(req, employee, review)
  const handle = line.handle || randomBytes(8).toString('hex')
  await inTransaction(req.pool, async (tx) => {
    const claim = { addresses: address ? [address] : [], ownerId: employee.id, kind: 'image', now: at } as const
    const [photo] = (await claimUploads(tx, claim)) ?? []
    await tx.query(sql`
      insert into reviews (stars, content, status, reply, replied_at, photo_id, merchandise_id, line_id, author_id, handle, created_at, updated_at)
      values (${stars}::numeric, ${says}, ${isHeld ? 'pending' : 'published'}::enum_reviews_status, ${reply},
        ${reply === null ? null : new Date(at.getTime() + DAY_MS)}, ${photo?.id ?? null}, ${line.merchandiseId}, ${line.id}, ${line.userId}, ${handle}, ${at}, ${at})`)
  })
}

async function photoOf(req: Req, employee: Actor, { photo }: DemoReview): Promise<string | null> {
  if (photo === undefined) return null
  const file = (await demoFiles('gallery')).find(({ file: path }) => path.includes(photo))
  return file ? uploadDemoFile(req, employee, file) : null
}
