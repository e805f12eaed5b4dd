import type { Pool } from 'pg'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { findStream, type FoundStream } from './findStream.ts'

/** `off`: streams can't be made here, because ffmpeg is missing. */
export type FilmStream = Omit<FoundStream, 'state'> & { state: FoundStream['state'] | 'off' }

export async function readStream(pool: Pool, mediaId: number): Promise<FilmStream> {
  const stream = await findStream(pool, mediaId)
  if (stream?.state === 'ready' || stream?.state === 'failed') return stream
  if (!(await hasFfmpeg())) return { state: 'off', progress: 0, problem: null }
  return stream ?? { state: 'waiting', progress: 0, problem: null }
}
