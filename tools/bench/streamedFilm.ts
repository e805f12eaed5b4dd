import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '../findFfmpeg.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import type { Testbed } from './createTestbed.ts'

const SECONDS = 120
const CONVERSION_MS = 20 * 60_000

export type StreamedFilm = { postId: number; key: string; bytes: number; seconds: number }

let made: Promise<StreamedFilm> | undefined

/** A members' film with the stream that the site made of it. Made once. */
export const streamedFilm = (testbed: Testbed): Promise<StreamedFilm> => (made ??= make(testbed))

async function make(testbed: Testbed): Promise<StreamedFilm> {
  const film = await addFilm(testbed)
  await waitUntil('the stream of the film', async () => (await stateOf(testbed, film)) === 'ready', CONVERSION_MS)
  return film
}

/** A film that the site will prepare within a minute or two. */
export async function addFilm({ dataDir, database: { pool } }: Testbed): Promise<StreamedFilm> {
  findFfmpeg((what) => process.stdout.write(`${what}\n`))
  const key = `bench${randomBytes(8).toString('hex')}`
  const file = join(dataDir, 'media', `${key}.mp4`)
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...noisyFilm(file)])
  const { size } = await stat(file)
  const media = await pool.query<{ id: number }>(
    `insert into media (kind, state, filename, mime_type, filesize, duration_seconds, used_at)
     values ('video', 'ready', $1, 'video/mp4', $2, $3, now()) returning id`,
    [`${key}.mp4`, size, SECONDS],
  )
  const post = await pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status, video_id, video_duration)
     values ('A film on a slow connection', 'video', true, 'published', $1, $2) returning id`,
    [media.rows[0]?.id, SECONDS],
  )
  return { postId: post.rows[0]?.id ?? 0, key, bytes: size, seconds: SECONDS }
}

/** Of its stream; undefined before it begins. */
export async function stateOf({ database: { pool } }: Testbed, { key }: StreamedFilm): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state::text from film_streams where filename = $1', [
    `${key}.mp4`,
  ])
  return rows[0]?.state
}

/** 1080 lines at about 8 Mbit/s. The noise lets no quality become smaller than its limit. */
const noisyFilm = (file: string): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=1920x1080:rate=30:duration=${SECONDS},noise=alls=16:allf=t`],
  ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  ...['-b:v', '8M', '-maxrate', '8M', '-bufsize', '8M', '-c:a', 'aac', '-movflags', '+faststart', file],
]
