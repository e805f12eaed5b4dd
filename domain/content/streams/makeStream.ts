import { extname } from 'node:path'
import type { Pool } from 'pg'
import { store } from '#media/store/store.ts'
import { drawStream } from '#media/streams/drawStream.ts'
import { removeStream } from '#media/streams/removeStream.ts'
import { streamFolder, typeOfStreamFile } from '#media/streams/streamFiles.ts'
import { localFile, withTempDir } from '#media/withTempDir.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type Attempt, begin, finish, hasStream, isCurrent, putOff, storeProgress } from './attempts.ts'
import type { Film } from './nextFilm.ts'

export type MadeStream = Film & { progress: number; problem?: string }

type Options = { signal?: AbortSignal | undefined; onProgress?: ((film: MadeStream) => void) | undefined }

/**
 * A film that can't be streamed, or not now, keeps playing as a file.
 *
 * @returns false when another process took over meanwhile, or the film was deleted or replaced.
 */
export async function makeStream(req: Req, film: Film, { signal, onProgress }: Options): Promise<boolean> {
  const attempt = await begin(req.pool, film)
  if (!attempt) return false
  const report = (progress: number) => {
    onProgress?.({ ...film, progress })
    // The next report makes up for one that is not stored.
    void storeProgress(req.pool, attempt, progress).catch(() => undefined)
  }
  try {
    const isReady = await withTempDir(async (folder) => {
      const made = await makeFiles(film, folder, { signal, onProgress: report })
      return storeFiles(req.pool, attempt, made)
    }, 'stream-')
    if (isReady) onProgress?.({ ...film, progress: 100 })
    return isReady
  } catch (error) {
    const isStopping = signal?.aborted ?? false
    const problem = await putOff(req.pool, attempt, error, isStopping)
    if (problem === null) {
      await removeUnlessUsed(req.pool, attempt)
      return false
    }
    await removeStream(film.filename).catch(() => undefined)
    onProgress?.({ ...film, progress: 0, problem })
    if (!isStopping) req.log.warn({ err: error, mediaId: film.mediaId, msg: 'A film could not be prepared' })
    return true
  }
}

/** @returns the folder with the files. */
async function makeFiles(
  { filename, durationSeconds }: Film,
  folder: string,
  options: { signal?: AbortSignal | undefined; onProgress: (percent: number) => void },
): Promise<string> {
  const path = await localFile(filename, folder)
  return drawStream({ path, extension: extname(filename).slice(1), durationSeconds }, folder, options)
}

/**
 * A process that lost its lock without noticing stores nothing: the film is another one's by now.
 *
 * @returns false when it is, or when the film was deleted or replaced meanwhile.
 */
async function storeFiles(pool: Pool, attempt: Attempt, made: string): Promise<boolean> {
  if (!(await isCurrent(pool, attempt))) return false
  const { filename } = attempt
  // Left by a process that was killed while it stored them.
  await removeStream(filename)
  await store().takeFolder(streamFolder(filename), made, (name) => typeOfStreamFile(name) ?? 'application/octet-stream')
  if (await finish(pool, attempt)) return true
  await removeUnlessUsed(pool, attempt)
  return false
}

/** A newer attempt makes the same files of the same film, so they are its own. */
async function removeUnlessUsed(pool: Pool, attempt: Attempt): Promise<void> {
  if (!(await hasStream(pool, attempt))) await removeStream(attempt.filename)
}
