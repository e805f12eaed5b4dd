import { tryLock } from '#database/advisoryLock.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { removeTempDirs } from '#media/withTempDir.ts'
import type { Req } from '#domain/platform/Req.ts'
import { failKilled, nextFilm, retryFailed } from './nextFilm.ts'
import { type MadeStream, makeStream } from './makeStream.ts'

const LOCK = [0x485c, 0] as const

type Options = {
  signal?: AbortSignal | undefined
  onProgress?: ((film: MadeStream) => void) | undefined
  /** Also the films that failed, and those that wait until later. */
  retriesFailed?: boolean
}

/**
 * Makes all missing streams, one film at a time across all processes.
 *
 * @returns false when another process is working on them.
 */
export async function makeStreams(
  req: Req,
  { signal, onProgress, retriesFailed = false }: Options = {},
): Promise<boolean> {
  if (!(await hasFfmpeg())) return true
  const done = await tryLock(req.pool, LOCK, async () => {
    if (retriesFailed) await retryFailed(req.pool)
    await failKilled(req.pool)
    await removeTempDirs('stream-')
    for (;;) {
      const film = signal?.aborted ? null : await nextFilm(req.pool)
      if (!film || !(await makeStream(req, film, { signal, onProgress }))) return
    }
  })
  return done !== null
}
