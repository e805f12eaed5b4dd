import { stat } from 'node:fs/promises'
import { assertStored } from '#database/assertStored.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { newKey, type StoredUpload } from './storeFile.ts'
import { store } from './store/store.ts'
import type { ConvertedVideo } from './video/convertVideo.ts'
import type { Poster } from './video/drawPoster.ts'

/** A file that the site made from another one. */
export type MadeFile = Omit<StoredUpload, 'extension' | 'isPlayable'>

/** Moves the film into the store. Cleanup removes it unless a row names it. */
export async function takeFilm({ path, facts }: ConvertedVideo): Promise<StoredUpload> {
  const filename = `${newKey()}.mp4`
  const { size: bytes } = await stat(path)
  await store().take(filename, path, facts.mimeType)
  return { ...facts, filename, bytes }
}

/** Moves the picture into the store. Cleanup removes it unless a row names it. */
export async function takePoster({ path, ...size }: Poster): Promise<MadeFile> {
  const filename = `${newKey()}.webp`
  await store().take(filename, path, 'image/webp')
  return { ...size, filename, kind: 'image', mimeType: 'image/webp', durationSeconds: null }
}

type Use = {
  /** Begins with `poster:` or `preview:`, by which cleanup recognizes the file. A row with the same ticket gets the new file. */
  ticket: string
  ownerId: number | null
  now: Date
}

/** @returns the id of the file’s row. Cleanup removes both unless something uses them. */
export async function insertMade(database: Database, file: MadeFile, { ticket, ownerId, now }: Use): Promise<number> {
  const { kind, filename, mimeType, bytes, width, height, durationSeconds } = file
  const stored = await row(
    database,
    sql<{ id: number }>`
      insert into media (state, kind, is_playable, owner_id, ticket, used_at, filename, mime_type, filesize, width, height,
        duration_seconds, url, created_at, updated_at)
      values ('ready', ${kind}::enum_media_kind, true, ${ownerId}, ${ticket}, ${now}, ${filename}, ${mimeType}, ${bytes},
        ${width}, ${height}, ${durationSeconds}, ${`/cms/api/media/file/${filename}`}, ${now}, ${now})
      on conflict (ticket) do update set filename = excluded.filename, filesize = excluded.filesize, width = excluded.width,
        height = excluded.height, url = excluded.url, used_at = excluded.used_at, updated_at = excluded.updated_at
      returning id`,
  )
  assertStored(stored, 'file')
  return stored.id
}
