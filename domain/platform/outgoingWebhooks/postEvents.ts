import { type Database, row, sql } from '#database/sql.ts'
import { recordWebhookEvent } from './recordWebhookEvent.ts'

/** Once for each post; what members pay for is not in it. */
export const recordPostEvent = (tx: Database, postId: number): Promise<void> =>
  recordWebhookEvent(tx, {
    type: 'post.published',
    key: `post.published:${postId}`,
    readData: () => readPost(tx, postId),
  })

async function readPost(tx: Database, postId: number) {
  const post = await row(
    tx,
    sql<{ title: string; kind: 'hunt' | 'gear-review' | 'q-and-a' | 'field-notes'; isSubscriberOnly: boolean }>`
      select title, category as kind, is_subscriber_only as "isSubscriberOnly" from posts where id = ${postId}`,
  )
  return post && { id: postId, path: `/content/${postId}`, ...post }
}
