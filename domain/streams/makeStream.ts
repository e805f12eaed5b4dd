import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { store } from '#media/store/store.ts'
import { drawStream } from '#media/streams/drawStream.ts'
import { removeStream } from '#media/streams/removeStream.ts'
import { streamFolder, typeOfStreamFile } from '#media/streams/streamFiles.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'
import { localFile, withTempDir } from '#media/withTempDir.ts'
import type { Req } from '../Req.ts'
import type { Film } from './nextFilm.ts'
import { retryAfter } from './retryAfter.ts'

export type MadeStream = Film & { progress: number; problem?: string }

type Options = { signal?: AbortSignal | undefined; onProgress?: ((film: MadeStream) => void) | undefined }

const UNREADABLE = 'This film can’t be prepared for streaming. It plays as the file you uploaded.'

/** A film that can't be streamed, or not yet, keeps playing as a file. */
export async function makeStream(req: Req, film: Film, { signal, onProgress }: Options): Promise<void> {
  await begin(req.pool, film)
  const report = (progress: number) => {
    onProgress?.({ ...film, progress })
    // A report that could not be stored is replaced by the next one.
    void storeProgress(req.pool, film, progress).catch(() => undefined)
  }
  try {
    await withTempDir((folder) => makeFiles(film, folder, { signal, onProgress: report }))
    if (await finish(req.pool, film)) onProgress?.({ ...film, progress: 100 })
    else await removeStream(film.filename)
  } catch (error) {
    await removeStream(film.filename).catch(() => undefined)
    const problem = await putOff(req.pool, film, error, signal?.aborted ?? false)
    onProgress?.({ ...film, progress: 0, problem })
    if (!signal?.aborted) req.log.warn({ err: error, mediaId: film.mediaId, msg: 'A film could not be prepared' })
  }
}

async function makeFiles(
  { filename, durationSeconds }: Film,
  folder: string,
  options: { signal?: AbortSignal | undefined; onProgress: (percent: number) => void },
): Promise<void> {
  const made = join(folder, 'stream')
  await mkdir(made)
  const path = await localFile(filename, folder)
  await drawStream({ path, extension: extname(filename).slice(1), durationSeconds }, made, options)
  // Left by a process that was killed while storing them.
  await removeStream(filename)
  await store().takeFolder(streamFolder(filename), made, (name) => typeOfStreamFile(name) ?? 'application/octet-stream')
}

async function begin(database: Database, { mediaId, filename, attempts }: Film): Promise<void> {
  await database.query(sql`
    insert into film_streams (media_id, filename, state, attempts)
    select id, ${filename}, 'converting', 1 from media where id = ${mediaId}
    on conflict (media_id) do update set filename = excluded.filename, state = 'converting', progress = 0,
      attempts = ${attempts + 1}, retry_at = null, problem = null, updated_at = now()`)
}

async function storeProgress(database: Database, { mediaId, filename }: Film, progress: number): Promise<void> {
  await database.query(sql`
    update film_streams set progress = ${progress}, updated_at = now()
    where media_id = ${mediaId} and filename = ${filename} and state = 'converting'`)
}

/** @returns false when the film was deleted or replaced in the meantime. */
const finish = (database: Database, { mediaId, filename }: Film): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      update film_streams s set state = 'ready', progress = 100, updated_at = now()
      from media m where m.id = s.media_id and m.filename = s.filename and s.media_id = ${mediaId} and s.filename = ${filename}
      returning s.media_id`,
  )

async function putOff(database: Database, film: Film, error: unknown, isStopping: boolean): Promise<string> {
  const isUnreadable = error instanceof UnreadableVideo
  const problem = isUnreadable ? UNREADABLE : retryAfter(error).problem
  const waitMs = isStopping ? 0 : retryAfter(error).waitMs
  await database.query(sql`
    update film_streams set state = ${isUnreadable ? 'failed' : 'waiting'}::enum_film_streams_state, problem = ${problem},
      retry_at = now() + make_interval(secs => ${waitMs / 1000}::float8), attempts = 0, updated_at = now()
    where media_id = ${film.mediaId} and filename = ${film.filename}`)
  return problem
}
