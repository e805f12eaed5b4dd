import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Begins the letters whose time has come, and the emails about posts that are published, however that happened. */
export async function startMailings({ pool, now }: Req): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const due = await rows(
      tx,
      sql<{ id: number }>`
        select m.id from mailings m
        left join posts p on p.id = m.post_id and p.status = 'published' and p.deleted_at is null
        where m.finished_at is null and m.starts_at <= ${now} and (m.letter_id is not null or p.id is not null)`,
    )
    for (const { id } of due) await addJob(tx, 'sendMailing', { mailingId: id }, { key: mailingJobKey(id) })
  })
}

export const mailingJobKey = (mailingId: number): string => `mailing:${mailingId}`
