import { type Database, row, sql } from '#database/sql.ts'
import { recordWebhookEvent } from './recordWebhookEvent.ts'

/** Once for each post; what members pay for is not in it. */
export async function recordPostEvent(tx: Database, postId: number): Promise<void> {
  const post = await row(
    tx,
    sql<{ title: string; kind: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'; isSubscriberOnly: boolean }>`
      select title, category as kind, is_subscriber_only as "isSubscriberOnly" from posts where id = ${postId}`,
  )
  if (!post) return
  const data = { id: postId, path: `/content/${postId}`, ...post }
  await recordWebhookEvent(tx, { type: 'post.published', key: `post.published:${postId}`, data })
}
