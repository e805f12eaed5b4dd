import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'
import { storedBytes } from './ByteSource.ts'
import { markStored } from './storeFile.ts'
import { takeUpload } from './takeUpload.ts'
import { ticketOf, uploadKey } from './uploadAddress.ts'

/**
 * Inspects a file in the bucket when it is about to be used. The site inspected files it received itself.
 * @throws RefusedFile
 */
export async function finishUpload(
  pool: Pool,
  { address, ownerId }: { address: string; ownerId: number | null },
): Promise<void> {
  const ticket = ticketOf(address)
  if (!ticket || !(await storedBytes(uploadKey(ticket)))) return
  const sent = await row(
    pool,
    sql<{ mediaId: number; maxBytes: number | null }>`
      update media set state = 'receiving', updated_at = now()
      where ticket = ${ticket} and owner_id is not distinct from ${ownerId} and state = 'ticket'
      returning id as "mediaId", max_bytes as "maxBytes"`,
  )
  if (!sent) return
  try {
    await markStored(pool, sent.mediaId, await takeUpload(uploadKey(ticket), sent.maxBytes ?? 0))
  } finally {
    await pool.query(sql`update media set state = 'ticket' where id = ${sent.mediaId} and state = 'receiving'`)
  }
}
