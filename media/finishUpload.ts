import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'
import { storedBytes } from './ByteSource.ts'
import { type FileFacts, inspectFile, type Refusal, typeOf } from './inspectFile.ts'
import { newKey, markStored, storeFilm, storePicture } from './storeFile.ts'
import { store } from './store/store.ts'
import { ticketOf, uploadKey } from './uploadAddress.ts'
import { withTempDir, localFile } from './withTempDir.ts'

type Sent = { mediaId: number; maxBytes: number; ticket: string }

/**
 * Inspects a file in the bucket when it is about to be used. It is first copied to a key that its sender can't write, so
 * that what was inspected is what is used. @returns null when it is accepted.
 */
export async function finishUpload(
  pool: Pool,
  { address, ownerId }: { address: string; ownerId: number },
): Promise<Refusal | 'too_large' | null> {
  const ticket = ticketOf(address)
  if (!ticket || !(await storedBytes(uploadKey(ticket)))) return null
  const sent = await row(
    pool,
    sql<{ mediaId: number; maxBytes: number | null }>`
      update media set state = 'receiving', updated_at = now()
      where ticket = ${ticket} and owner_id = ${ownerId} and state = 'ticket'
      returning id as "mediaId", max_bytes as "maxBytes"`,
  )
  if (!sent) return null
  try {
    const taken = await take(pool, { mediaId: sent.mediaId, maxBytes: sent.maxBytes ?? 0, ticket })
    return taken === 'too_large' || 'refused' in taken ? taken : null
  } finally {
    await store().remove(uploadKey(ticket))
    await pool.query(sql`update media set state = 'ticket' where id = ${sent.mediaId} and state = 'receiving'`)
  }
}

async function take(pool: Pool, { mediaId, maxBytes, ticket }: Sent): Promise<FileFacts | Refusal | 'too_large'> {
  const upload = await storedBytes(uploadKey(ticket))
  // The bucket URL can't limit the size, so it is checked before anything is read.
  if (!upload || upload.size > maxBytes) return 'too_large'
  const type = await typeOf(upload)
  if ('refused' in type) return type
  const filename = `${newKey()}.${type.extension}`
  await store().copy(uploadKey(ticket), filename, type.mimeType)
  const stored = await inspectCopy(pool, mediaId, { filename, maxBytes })
  if (stored === 'too_large' || 'refused' in stored) await store().remove(filename)
  return stored
}

async function inspectCopy(
  pool: Pool,
  mediaId: number,
  { filename, maxBytes }: { filename: string; maxBytes: number },
): Promise<FileFacts | Refusal | 'too_large'> {
  const file = await storedBytes(filename)
  if (!file || file.size > maxBytes) return 'too_large'
  const facts = await inspectFile(file)
  if ('refused' in facts) return facts
  if (!filename.endsWith(`.${facts.extension}`))
    return { refused: 'That file changed while we checked it. Please upload it again.' }
  if (facts.kind === 'image')
    return withTempDir(async (folder) =>
      storePicture(pool, mediaId, { facts, filename, path: await localFile(filename, folder) }),
    )
  if (facts.hasGps) await withTempDir(async (folder) => storeFilm(await localFile(filename, folder), filename, facts))
  await markStored(pool, mediaId, { ...facts, filename, bytes: file.size })
  return facts
}
