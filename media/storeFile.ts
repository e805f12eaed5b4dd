import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Database } from '#database/sql.ts'
import { row, sql } from '#database/sql.ts'
import { type FileFacts, inspectFile, MAX_PIXELS, type Refusal } from './inspectFile.ts'
import { mediaFolder } from './mediaFolder.ts'

/** An unguessable name; what the sender called the file never becomes part of a path. */
export const newKey = (): string => randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')

/**
 * Takes a finished file into the store, after looking into it. Pictures are written anew, turned upright and without
 * what cameras hide in them: a place on a map would give a dig site away.
 *
 * @param path a complete file, which is moved or removed.
 */
export async function storeFile(database: Database, mediaId: number, path: string): Promise<FileFacts | Refusal> {
  const { size } = await stat(path)
  const facts = await inspectFile(path, size)
  if ('refused' in facts) {
    await rm(path, { force: true })
    return facts
  }
  const filename = `${newKey()}.${facts.extension}`
  await mkdir(mediaFolder(), { recursive: true })
  const stored = await moveIn(path, join(mediaFolder(), filename), facts)
  if (!stored) return { refused: 'That picture cannot be read.' }
  await row(
    database,
    sql`
      update media set state = 'ready', filename = ${filename}, mime_type = ${facts.mimeType}, filesize = ${stored.bytes},
        width = ${stored.width}, height = ${stored.height}, duration_seconds = ${facts.durationSeconds}, kind = ${facts.kind},
        url = ${`/cms/api/media/file/${filename}`}, updated_at = now()
      where id = ${mediaId} returning id`,
  )
  return facts
}

type Stored = { bytes: number; width: number | null; height: number | null }

/** Null for a picture whose head can be read and whose body cannot: it was cut short. */
async function moveIn(from: string, to: string, facts: FileFacts): Promise<Stored | null> {
  if (facts.kind === 'video') {
    await rename(from, to)
    return { bytes: (await stat(to)).size, width: facts.width, height: facts.height }
  }
  const part = `${to}.part`
  try {
    const written = await sharp(from, { limitInputPixels: MAX_PIXELS }).rotate().toFile(part)
    await rename(part, to)
    return { bytes: written.size, width: written.width, height: written.height }
  } catch {
    await rm(part, { force: true })
    return null
  } finally {
    await rm(from, { force: true })
  }
}
