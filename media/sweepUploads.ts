import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { UNUSED_UPLOAD_HOURS } from '#contracts/constants.ts'
import { rows, sql } from '#database/sql.ts'
import { mediaFolder } from './mediaFolder.ts'

/** Deletes uploads that nothing used within a day, row first: a row never points to a file that is gone. */
export async function sweepUploads(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_UPLOAD_HOURS * 3_600_000)
  const gone = await rows<{ id: number; filename: string | null }>(
    pool,
    sql`delete from media where ticket is not null and used_at is null and created_at < ${before} returning id, filename`,
  )
  for (const { id, filename } of gone) {
    if (filename) await rm(join(mediaFolder(), filename), { force: true })
    await rm(join(mediaFolder(), 'incoming', `${id}.part`), { force: true })
  }
  return gone.length
}
