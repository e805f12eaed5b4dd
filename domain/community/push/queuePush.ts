import { type Database, rows, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'

type Push = { deviceIds: number[]; key: string; now: Date } & ({ postId: number } | { replyId: number })

/** Attempts over about five hours; after a day nothing is sent. */
const ATTEMPTS = 12

/** One notification per device and key, with its job. A second one with the same key changes nothing. */
export async function queuePush(tx: Database, { deviceIds, key, now, ...about }: Push): Promise<void> {
  const postId = 'postId' in about ? about.postId : null
  const replyId = 'replyId' in about ? about.replyId : null
  const added = await rows(
    tx,
    sql<{ id: number }>`
      insert into push_messages (device_id, key, post_id, reply_id, created_at)
      select id, ${key}, ${postId}, ${replyId}, ${now} from push_devices where id = any(${deviceIds}::int[])
      on conflict (device_id, key) do nothing returning id`,
  )
  for (const { id } of added) await addJob(tx, 'sendPush', { messageId: id }, { maxAttempts: ATTEMPTS })
}
