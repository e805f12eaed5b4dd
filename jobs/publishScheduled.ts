import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { saveVersions } from '#domain/posts/saveVersions.ts'
import type { CronJob } from './Job.ts'

export const publishScheduled: CronJob = async ({ pool, now }) => {
  await inTransaction(pool, async (tx) => {
    const published = await rows(
      tx,
      sql<{ id: number }>`
        update posts set status = 'published', created_at = publish_at, updated_at = ${now}
        where status = 'scheduled' and publish_at <= ${now} and deleted_at is null
        returning id`,
    )
    if (published.length > 0)
      await saveVersions(
        tx,
        published.map(({ id }) => id),
      )
  })
}
