import type { ReviewModeration } from '#contracts/shop/reviews.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql, statement } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

type ModeratedReview = { id: number; authorId: number | null; status: 'pending' | 'published' | 'hidden' }

const WORDS: Record<ModeratedReview['status'], string> = {
  pending: 'Waiting for approval',
  published: 'Published',
  hidden: 'Hidden',
}

/** All or none. @returns the number of changed reviews. */
export async function moderateReviews(req: SignedInReq, { ids, action }: ReviewModeration): Promise<number> {
  const status = action === 'approve' ? 'published' : 'hidden'
  return inTransaction(req.pool, async (tx) => {
    const before = await rows(
      tx,
      sql<ModeratedReview>`select id, author_id as "authorId", status from reviews where id = any(${ids}) order by id for update`,
    )
    const changed = before.filter((review) => review.status !== status)
    // A trigger changes them in the order of the reviews.
    await tx.query(statement`
      select 1 as locked from merchandise_ratings
      where merchandise_id in (select merchandise_id from reviews where id = any(${ids})) order by merchandise_id for no key update`)
    await tx.query(sql`
      update reviews set status = ${status}::enum_reviews_status, updated_at = ${req.now}
      where id = any(${changed.map(({ id }) => id)})`)
    for (const { id, authorId, status: was } of changed)
      await recordAudit(tx, req, {
        what: 'Changed',
        kind: 'reviews',
        subjectId: id,
        subject: `Review ${id}`,
        details: [{ field: 'Status', before: WORDS[was], after: WORDS[status] }],
        aboutId: authorId,
      })
    return changed.length
  })
}
