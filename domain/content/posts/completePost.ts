import type { DataFromCollectionSlug } from 'payload'
import { generateKeyBetween } from 'payload/shared'
import { idOf } from '#contracts/shared/idOf.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { lastPartKey } from '../series/lastPartKey.ts'
import { describePost } from './describePost.ts'
import { needsConversion } from './queueVideo.ts'

type Post = DataFromCollectionSlug<'posts'>

type Around = { before?: Post | undefined; now: Date; isRestored?: boolean }

/**
 * Adds what the site decides about a post to what its author chose. Everything that writes a whole post calls it first: the
 * site, the panel, an import and a restored version.
 *
 * @param around.before the stored post, or the original of a duplicate.
 */
export async function completePost(
  tx: Database,
  chosen: Partial<Post>,
  { before, now, isRestored = false }: Around,
): Promise<Partial<Post>> {
  const kept = before ? withoutOldPreview(isRestored ? withSiteFields(chosen, before) : chosen, before) : chosen
  const dated = datedByApproval(await waitingForVideo(tx, kept, before), before, now)
  return describePost(withCoverAsImage(await lastOfSeries(tx, dated, before), before), before, now)
}

/**
 * Restoring a version keeps what the site itself has stored about the video since. Payload would write the version's
 * values. A trigger keeps views and comments.
 */
function withSiteFields(data: Partial<Post>, before: Post): Partial<Post> {
  const { preparedStatus, videoDuration, status, commentsClosedAt } = before
  return {
    ...data,
    preparedStatus,
    commentsClosedAt,
    // Keeps its current position in a series it has not left.
    ...(idOf(data.series) === idOf(before.series) && { _posts_parts_order: before._posts_parts_order }),
    ...(idOf(data.video) === idOf(before.video) && { videoDuration }),
    // The version was stored while its video was being prepared, or before the post was published.
    ...((data.status === 'processing' || status === 'published') && { status }),
  }
}

/** A preview is public, so it goes with the film it was cut from, unless the same change chooses another one. */
function withoutOldPreview(data: Partial<Post>, before: Post): Partial<Post> {
  const post = { ...before, ...data }
  const isSameFilm = post.type === 'video' && idOf(post.video) === idOf(before.video)
  const isChosenNow = idOf(post.preview) !== idOf(before.preview)
  return isSameFilm || isChosenNow ? data : { ...data, preview: null }
}

/** A post waits until its new video is converted, with any chosen status. A published post stays published. */
async function waitingForVideo(tx: Database, data: Partial<Post>, before: Post | undefined): Promise<Partial<Post>> {
  const post = { ...before, ...data }
  const video = idOf(post.video)
  if (before && before.status !== 'processing' && idOf(before.video) === video) return data
  const { status = 'published', preparedStatus } = post
  const chosen = status === 'processing' ? (preparedStatus ?? 'published') : status
  return (await needsPreparing(tx, video))
    ? { ...data, status: 'processing', preparedStatus: chosen }
    : { ...data, status: chosen, preparedStatus: null }
}

async function needsPreparing(tx: Database, videoId: number | null): Promise<boolean> {
  if (videoId === null) return false
  const media = await row(
    tx,
    sql<{ isPlayable: boolean }>`
      select coalesce(is_playable, true) as "isPlayable" from media where id = ${videoId}`,
  )
  return needsConversion({ isPlayable: media?.isPlayable ?? true })
}

/** The date of a post is that of its approval or publication. */
const datedByApproval = (data: Partial<Post>, before: Post | undefined, now: Date): Partial<Post> =>
  before && ['pending', 'draft', 'scheduled'].includes(before.status) && data.status === 'published'
    ? { ...data, createdAt: now.toISOString() }
    : data

/** A post that joins a series becomes its last part; a sort key from elsewhere means nothing here. */
async function lastOfSeries(tx: Database, data: Partial<Post>, before: Post | undefined): Promise<Partial<Post>> {
  const series = idOf(data.series)
  if (!series || series === idOf(before?.series)) return data
  const last = await lastPartKey(tx, series)
  return { ...data, _posts_parts_order: generateKeyBetween(last, null) + (before ? distinct(before.id) : '') }
}

/** Payload saves the posts of a bulk edit in parallel, so they read the same last key. A key must not end with 0. */
const distinct = (id: number): string => `${id.toString(36).padStart(7, '0')}i`

/**
 * A post without film and photos is a story. Its cover is its one image from the day it appears, and follows the cover
 * when that is changed.
 */
function withCoverAsImage<Data extends Partial<Post>>(data: Data, before: Post | undefined): Data {
  const post: Partial<Post> = { ...before, ...data }
  const cover = idOf(post.cover)
  if (post.type !== 'gallery' || cover === null || !['published', 'scheduled'].includes(post.status ?? '')) return data
  const images = (post.images ?? []).map(({ media }) => idOf(media))
  const wasCover = images.length === 1 && images[0] === idOf(before?.cover)
  return images.length === 0 || (wasCover && images[0] !== cover) ? { ...data, images: [{ media: cover }] } : data
}
