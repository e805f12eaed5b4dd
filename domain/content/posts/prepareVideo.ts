import { extname } from 'node:path'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { markStored } from '#media/storeFile.ts'
import { store } from '#media/store/store.ts'
import { insertMade, type MadeFile, takeFilm, takePoster } from '#media/storeMade.ts'
import { removeStream } from '#media/streams/removeStream.ts'
import { type ConvertedVideo, convertVideo } from '#media/video/convertVideo.ts'
import { drawPoster, type Poster } from '#media/video/drawPoster.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'
import { withTempDir, localFile } from '#media/withTempDir.ts'
import type { Req } from '#domain/platform/Req.ts'
import { saveVersions } from './saveVersions.ts'
import { markVideosFailed } from './markVideosFailed.ts'

type PostVideo = {
  postId: number
  authorId: number | null
  coverId: number | null
  mediaId: number
  filename: string
  isPlayable: boolean
  state: 'ticket' | 'receiving' | 'ready' | 'converting' | 'failed'
  durationSeconds: number | null
}

type Prepared = { converted: ConvertedVideo | null; poster: Poster | null }

/** Converts to MP4 where needed and creates a missing cover; then the post gets its intended status. Idempotent. */
export async function prepareVideo(req: Req, postId: number, signal?: AbortSignal): Promise<void> {
  const video = await findVideo(req.pool, postId)
  if (!video || video.state === 'failed' || !(await hasFfmpeg())) return
  if (video.isPlayable) await releaseAsVersions(req, video.mediaId)
  if (video.isPlayable && video.coverId) return
  await req.pool.query(sql`
    update media set state = 'converting' where id = ${video.mediaId} and state = 'ready' and is_playable = false`)
  try {
    await withTempDir(async (folder) => storePrepared(req, video, await prepare(video, folder, signal)))
  } catch (error) {
    if (!(error instanceof UnreadableVideo)) throw error
    req.log.warn({ err: error, postId, msg: 'A video could not be prepared' })
    await markVideosFailed(req.pool, [video.mediaId])
  }
}

async function findVideo(database: Database, postId: number): Promise<PostVideo | null> {
  return row(
    database,
    sql<PostVideo>`
      select p.id as "postId", p.author_id as "authorId", p.cover_id as "coverId", m.id as "mediaId", m.filename,
        coalesce(m.is_playable, true) as "isPlayable", m.state, m.duration_seconds as "durationSeconds"
      from posts p join media m on m.id = p.video_id
      where p.id = ${postId} and m.kind = 'video' and m.state in ('ready', 'converting', 'failed')
        and m.filename is not null`,
  )
}

async function prepare(video: PostVideo, folder: string, signal?: AbortSignal): Promise<Prepared> {
  const { filename, durationSeconds } = video
  const original = { path: await localFile(filename, folder), extension: extname(filename).slice(1), durationSeconds }
  const converted = video.isPlayable ? null : await convertVideo(original, folder, signal)
  if (video.coverId) return { converted, poster: null }
  const film = converted ? { ...converted.facts, path: converted.path } : original
  return { converted, poster: await drawPoster(film, folder, { signal }) }
}

/**
 * Files first, then rows, then the old file is removed: a crash leaves at most an extra file, which cleanup removes.
 */
async function storePrepared(req: Req, video: PostVideo, { converted, poster }: Prepared): Promise<void> {
  const film = converted && { ...(await takeFilm(converted)), isPlayable: true }
  const cover = poster && (await takePoster(poster))
  const isCurrent = await inPayloadTransaction(req.payload, async (tx, transaction) => {
    const { mediaId, filename } = video
    // Lock posts before files: see docs/decisions/030-lock-order.md.
    await tx.query(
      statement`select id from posts where video_id = ${mediaId} or id = ${video.postId} order by id for no key update`,
    )
    const file = statement`select id from media where id = ${mediaId} and filename = ${filename} for no key update`
    if (!(await returnsRow(tx, file))) return false
    if (film) await markStored(tx, mediaId, film)
    const covered = cover ? await setPosterCover(tx, video, cover, req.now) : []
    const released = await release(tx, mediaId)
    await saveVersions(req.payload, transaction, [...new Set([...covered, ...released])])
    return true
  })
  const obsolete = isCurrent ? (film ? [video.filename] : []) : [film?.filename, cover?.filename]
  for (const filename of obsolete) {
    if (!filename) continue
    await store().remove(filename)
    await removeStream(filename)
  }
}

/** A post has one such cover. @returns the post's id if its cover changed. */
async function setPosterCover(
  tx: Database,
  { postId, authorId }: PostVideo,
  file: MadeFile,
  now: Date,
): Promise<number[]> {
  const coverId = await insertMade(tx, file, { ticket: `poster:${postId}`, ownerId: authorId, now })
  const changed = await rows(
    tx,
    sql<{ id: number }>`
      update posts set cover_id = ${coverId}, updated_at = ${now} where id = ${postId} and cover_id is null
      returning id`,
  )
  return changed.map(({ id }) => id)
}

async function release(tx: Database, mediaId: number): Promise<number[]> {
  const released = await rows(
    tx,
    sql<{ id: number }>`
    update posts set status = coalesce(prepared_status::text, 'pending')::enum_posts_status, prepared_status = null,
      video_duration = (select duration_seconds from media where id = ${mediaId}), updated_at = now()
    where video_id = ${mediaId} and status = 'processing'
    returning id`,
  )
  return released.map(({ id }) => id)
}

async function releaseAsVersions({ payload }: Req, mediaId: number): Promise<void> {
  await inPayloadTransaction(payload, async (tx, transaction) => {
    await saveVersions(payload, transaction, await release(tx, mediaId))
  })
}
