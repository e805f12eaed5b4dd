import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import { mediaFolder } from './mediaFolder.ts'
import { TooLargeFile } from './RefusedFile.ts'
import { storeFile, type StoredUpload } from './storeFile.ts'
import type { Ticket } from './tickets.ts'

/** Removes the file if the upload breaks. @throws RefusedFile, or Error when the connection breaks; the caller returns the ticket. */
export async function receiveUpload(pool: Pool, ticket: Ticket, body: Readable): Promise<StoredUpload> {
  const folder = join(mediaFolder(), 'incoming')
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${ticket.mediaId}.part`)
  // Opened first, because a file that is still being opened can't be removed.
  const file = await open(part, 'w')
  try {
    if (body.destroyed) throw new Error('The sender broke off')
    await pipeline(readUpTo(ticket.maxBytes, body), file.createWriteStream())
    return await storeFile(pool, ticket.mediaId, part)
  } finally {
    await file.close()
    await rm(part, { force: true })
  }
}

/** Keeps the connection open at the limit, so that the sender gets a response. */
function readUpTo(maxBytes: number, body: Readable): Transform {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new TooLargeFile())
      else done(null, chunk)
    },
  })
  body.once('error', (error) => counted.destroy(error))
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The sender broke off'))
  })
  return body.pipe(counted)
}
