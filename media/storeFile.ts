import { msg } from '#contracts/shared/msg.ts'
import { randomBytes } from 'node:crypto'
import { copyFile, link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, sql } from '#database/sql.ts'
import { withFile } from './ByteSource.ts'
import { cleanFilm } from './copy/cleanFilm.ts'
import { type FileFacts, inspectFile, MAX_PIXELS } from './inspectFile.ts'
import { cpuQueue } from './cpuQueue.ts'
import { drawPicture } from './drawPicture.ts'
import { RefusedFile } from './RefusedFile.ts'
import { store } from './store/store.ts'
import { withTempDir } from './withTempDir.ts'

/** Unguessable; the user's file name is never part of a path. */
export const newKey = (): string => randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')

export type StoredUpload = FileFacts & { filename: string; bytes: number }

/**
 * Inspects a finished file and moves it into the store.
 *
 * @param path a complete local file. It is removed when it is refused; after another error it can be stored later.
 * @throws RefusedFile
 */
export async function storeFile(database: Database, mediaId: number, path: string): Promise<StoredUpload> {
  const second = await secondName(path)
  const stored = await storeLocalFile(second).catch(async (error: unknown) => {
    if (error instanceof RefusedFile) await rm(path, { force: true })
    throw error
  })
  await markStored(database, mediaId, stored)
  await rm(path, { force: true })
  return stored
}

/** Of the same bytes; some file systems need a copy for it. */
async function secondName(path: string): Promise<string> {
  const second = `${path}.stored`
  // Left by a process that was killed.
  await rm(second, { force: true })
  await link(path, second).catch(() => copyFile(path, second))
  return second
}

/** Like `storeFile`, for a file without a row. It is removed, also after an error. @throws RefusedFile */
export async function storeLocalFile(path: string): Promise<StoredUpload> {
  try {
    const facts = await withFile(path, inspectFile)
    const filename = `${newKey()}.${facts.extension}`
    return await (facts.kind === 'image' ? storePicture : storeFilm)({ facts, filename, path })
  } finally {
    await rm(path, { force: true })
  }
}

type LocalFile = { facts: FileFacts; filename: string; path: string }

/** Stores a copy with nothing but picture and sound. @throws RefusedFile */
export async function storeFilm({ facts, filename, path }: LocalFile): Promise<StoredUpload> {
  return withTempDir(async (folder) => {
    const film = await cleanFilm(path, facts, folder)
    await store().take(filename, film.path, film.facts.mimeType)
    return { ...film.facts, filename, bytes: film.bytes }
  })
}

export async function storePicture({ facts, filename, path }: LocalFile): Promise<StoredUpload> {
  return withTempDir(async (folder) => {
    const clean = join(folder, filename)
    const written = await cleanPicture(path, clean)
    await store().take(filename, clean, facts.mimeType)
    return { ...facts, ...written, filename }
  })
}

type Written = { bytes: number; width: number; height: number }

/**
 * Re-encodes an image upright and without metadata, because a GPS position would reveal a dig site.
 * @throws RefusedFile for an image that browsers don’t show whole.
 */
export async function cleanPicture(from: string, to: string): Promise<Written> {
  try {
    const { size, width, height } = await cpuQueue(async () =>
      drawPicture(await readFile(from), MAX_PIXELS, (picture) => picture.toFile(to)),
    )
    return { bytes: size, width, height }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    throw new RefusedFile(msg('We can’t read that image. Please upload another one.'))
  }
}

export async function markStored(database: Database, mediaId: number, file: StoredUpload): Promise<void> {
  await database.query(sql`
      update media set state = 'ready', filename = ${file.filename}, mime_type = ${file.mimeType}, filesize = ${file.bytes},
        width = ${file.width}, height = ${file.height}, duration_seconds = ${file.durationSeconds}, kind = ${file.kind}::enum_media_kind, is_playable = ${file.isPlayable},
        url = ${`/cms/api/media/file/${file.filename}`}, problem = null, updated_at = now()
      where id = ${mediaId}`)
}
