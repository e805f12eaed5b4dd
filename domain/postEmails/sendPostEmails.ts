import type { PostEmailAudience } from '#contracts/postEmails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Req } from '../Req.ts'
import { findMailedPost, toPostMail } from './findMailedPosts.ts'
import { listRecipients } from './recipients.ts'
import { unsubscribeToken } from './unsubscribeToken.ts'

const BATCH = 100

/**
 * Queues the emails in batches. A batch and how far it came are one transaction, and an email's key names person and post,
 * so nobody gets two, however often a run is killed.
 */
export async function sendPostEmails(req: Req, postId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sendBatch(req, postId)));
}

/** @returns whether there may be more; false also while another run has the post. */
function sendBatch(req: Req, postId: number): Promise<boolean> {
  return inTransaction(req.pool, async (tx) => {
    const run = await row(
      tx,
      sql<{ audience: string; joinedWithinDays: number | null; after: number; isStarted: boolean }>`
        select audience, joined_within_days as "joinedWithinDays", last_user_id as after, started_at is not null as "isStarted"
        from post_emails where post_id = ${postId} and starts_at <= ${req.now} and finished_at is null
        for update skip locked`,
    )
    const post = run && (await findMailedPost(tx, postId, req.now))
    if (!run) return false
    const isSent = post?.isPublished === true
    // It waits to be published. Withdrawn in the meantime: those who got none get none.
    if (!isSent && !run.isStarted) return false
    const wanted = {
      choice: 'at_once' as const,
      audience: run.audience as PostEmailAudience,
      joinedWithinDays: run.joinedWithinDays,
      ...(post && { kind: post.kind }),
      now: req.now,
    }
    const people = isSent ? await listRecipients(tx, wanted, { after: run.after, limit: BATCH }) : []
    for (const { id, email, isMember } of people)
      await queueMail(tx, {
        kind: 'new-post',
        key: `new-post:${postId}:${id}`,
        to: email,
        isBulk: true,
        data: {
          firstName: '',
          ...toPostMail(post!, isMember),
          unsubscribe: unsubscribeToken(req.payload, { id, email }),
        },
      })
    const hasMore = people.length === BATCH
    await tx.query(sql`
      update post_emails set started_at = coalesce(started_at, ${req.now}), recipients = recipients + ${people.length}::int, last_user_id = ${people.at(-1)?.id ?? run.after},
        finished_at = case when ${hasMore}::boolean then null else ${req.now}::timestamptz end
      where post_id = ${postId}`)
    return hasMore
  })
}
