import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { saveVersions } from './saveVersions.ts'

export async function publishScheduled({ payload, now }: Req): Promise<void> {
  await inPayloadTransaction(payload, async (tx, transaction) => {
    const published = await rows(
      tx,
      sql<{ id: number }>`
        update posts set status = 'published', created_at = publish_at, updated_at = ${now}
        where status = 'scheduled' and publish_at <= ${now} and deleted_at is null
        returning id`,
    )
    await saveVersions(
      payload,
      transaction,
      published.map(({ id }) => id),
    )
  })
}
