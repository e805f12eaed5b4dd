import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import type { Req } from '../Req.ts'

/** Begins the emails whose time has come and whose post is published, however it was published. */
export async function startPostEmails({ pool, now }: Req): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const due = await rows(
      tx,
      sql<{ postId: number }>`
        select e.post_id as "postId" from post_emails e
        join posts p on p.id = e.post_id and p.status = 'published' and p.deleted_at is null
        where e.finished_at is null and e.starts_at <= ${now}`,
    )
    for (const { postId } of due) await addJob(tx, 'sendPostEmails', { postId }, { key: `post-emails:${postId}` })
  })
}
