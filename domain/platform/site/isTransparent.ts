import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Database, row, sql } from '#database/sql.ts'
import { cpuQueue } from '#media/cpuQueue.ts'
import { store } from '#media/store/store.ts'

/** Whether a part of the picture is transparent. */
export async function isTransparent(database: Database, mediaId: number): Promise<boolean> {
  const found = await row(
    database,
    sql<{ filename: string }>`
      select filename from media where id = ${mediaId} and kind = 'image' and state = 'ready' and filename is not null`,
  )
  if (!found) return false
  const bytes = await buffer(await store().open(found.filename))
  const { isOpaque } = await cpuQueue(() => sharp(bytes).stats())
  return !isOpaque
}
