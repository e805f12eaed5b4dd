import { type Database, rows, sql } from '#database/sql.ts'

import { queuePush } from './queuePush.ts'

/** Notifies the author of the parent comment, under the rules of the email about it, at most once an hour per comment. */
export async function queueReplyPush(tx: Database, replyId: number): Promise<void> {
  const devices = await rows(
    tx,
    sql<{ id: number; answeredId: number; createdAt: Date }>`
      select d.id, answered.id as "answeredId", c.created_at as "createdAt"
      from comments c
      join comments answered on answered.id = c.reply_to_id and answered.author_id <> c.author_id
      join users u on u.id = answered.author_id and u.closed_at is null and not u.comments_muted
        and not exists (select 1 from blocked_members where blocker_id = u.id and blocked_id = c.author_id)
      join push_choices p on p.user_id = u.id and p.replies
      join push_devices d on d.user_id = u.id
      where c.id = ${replyId} and c.status = 'visible' and answered.status = 'visible'`,
  )
  const [first] = devices
  if (!first) return
  const { answeredId, createdAt } = first
  await queuePush(tx, {
    deviceIds: devices.map(({ id }) => id),
    key: `reply:${answeredId}:${createdAt.toISOString().slice(0, 13)}`,
    replyId,
    now: createdAt,
  })
}
