import { tryLock } from '#database/advisoryLock.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import type { Req } from '../Req.ts'
import { failKilled, nextFilm } from './nextFilm.ts'
import { type MadeStream, makeStream } from './makeStream.ts'

const LOCK = [0x485c, 0] as const

type Options = {
  signal?: AbortSignal | undefined
  onProgress?: ((film: MadeStream) => void) | undefined
}

/**
 * Makes all missing streams, one film at a time across all processes.
 *
 * @returns false when another process is working on them.
 */
export async function makeStreams(req: Req, { signal, onProgress }: Options = {}): Promise<boolean> {
  if (!(await hasFfmpeg())) return true
  const done = await tryLock(req.pool, LOCK, async () => {
    await failKilled(req.pool)
    for (;;) {
      const film = signal?.aborted ? null : await nextFilm(req.pool)
      if (!film) return
      await makeStream(req, film, { signal, onProgress })
    }
  })
  return done !== null
}
