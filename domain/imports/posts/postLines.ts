import { randomBytes } from 'node:crypto'
import type { Story } from '#contracts/story.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { isMembersOnly } from '../../posts/mayWatch.ts'
import { saveVersions } from '../../posts/saveVersions.ts'
import { mapMedia } from '../../stories/mapMedia.ts'
import { mapStory } from '../../stories/mapStory.ts'
import { storeMediaUses } from '../../stories/storeMediaUses.ts'
import { suggestDescription } from '../../stories/suggestDescription.ts'
import { toStoredStory } from '../../stories/toStoredStory.ts'
import type { Around, Given, LineKind, LineResult, Made } from '../advanceLines.ts'
import { isShown, shownReason } from './decidePost.ts'
import { picturesOf } from './picturesOf.ts'
import { type PostLine, postLineSchema } from './PostLine.ts'

export const postLines: LineKind<PostLine> = {
  schema: postLineSchema,
  picturesOf: wantedPictures,
  insert: insertPost,
  remove: trashPost,
  keptReason: 'Kept: the post was changed since.',
}

function wantedPictures(post: PostLine): string[] {
  return [...new Set([...(post.cover ? [post.cover] : []), ...picturesOf(post)])]
}

/** A gallery with the cover, or the first picture of the text, and the text as its story. */
async function insertPost(
  tx: Database,
  { req, transaction }: Around,
  { data: post, ownerId, isPublished, pictures }: Given<PostLine>,
): Promise<LineResult> {
  const isKnown = await returnsRow(tx, statement`select 1 from imported_posts where source = ${post.source}`)
  if (isKnown) return { reason: 'Was imported before.' }
  const { now } = req
  const wanted = wantedPictures(post)
  const missing = wanted.filter((source) => !pictures.has(source)).length
  const shown = wanted.find((source) => pictures.has(source))
  const shownId = shown === undefined ? null : (pictures.get(shown) ?? null)
  const body = storyWith(post, pictures, post.cover === shown ? null : shown)
  const hasPicture = shownId !== null
  const isVisible = isShown(post, isPublished, hasPicture)
  const createdAt = post.publishedAt && new Date(post.publishedAt) < now ? new Date(post.publishedAt) : now
  const description = suggestDescription({
    description: post.description,
    body,
    isMembersOnly: isMembersOnly({ isSubscriberOnly: post.isMembersOnly, publicAt: null }, now),
  })
  const made = await row(
    tx,
    sql<{ id: number }>`
      insert into posts (title, description, body, type, is_subscriber_only, status, category, author_id, created_at, updated_at)
      values (${post.title}, ${description}, ${body && JSON.stringify(body)}::jsonb, 'gallery', ${post.isMembersOnly},
        ${isVisible ? 'published' : 'draft'}::enum_posts_status, 'field-notes', ${ownerId}, ${createdAt}, ${now})
      returning id`,
  )
  if (!made) throw new Error('The post was not stored')
  const { id: postId } = made
  if (shownId !== null)
    await tx.query(sql`
      insert into posts_images (_order, _parent_id, id, media_id) values (1, ${postId}, ${randomBytes(12).toString('hex')}, ${shownId})`)
  await storeMediaUses(tx, { kind: 'post', id: postId }, body)
  await tx.query(sql`insert into imported_posts (source, post_id) values (${post.source}, ${postId})`)
  // It is not new, whatever its date, so no one gets a notification.
  await tx.query(sql`insert into post_pushes (post_id, started_at, finished_at) values (${postId}, ${now}, ${now})`)
  await saveVersions(req.payload, transaction, [postId])
  return { postId, reason: withMissing(shownReason(post, isPublished, hasPicture), missing) }
}

async function trashPost(tx: Database, { req, transaction }: Around, { postId, doneAt }: Made): Promise<boolean> {
  const { now, payload } = req
  const isUntouched = await returnsRow(
    tx,
    statement`
      update posts set deleted_at = ${now}, updated_at = ${now}
      where id = ${postId} and updated_at = ${doneAt} and deleted_at is null returning 1`,
  )
  if (isUntouched && postId !== null) await saveVersions(payload, transaction, [postId])
  const isGone = !(await returnsRow(tx, statement`select 1 from posts where id = ${postId} and deleted_at is null`))
  if (isGone) await tx.query(sql`delete from imported_posts where post_id = ${postId}`)
  return isGone
}

/** The pictures by their ids here. Those that could not be loaded, and the one that is shown above the text, are left out. */
function storyWith(post: PostLine, pictures: Map<string, number>, leftOut: string | null | undefined): Story | null {
  if (!post.body) return null
  const body = mapStory(post.body, (node) => {
    const shown = mapMedia(node, (value) => (value === leftOut ? null : (pictures.get(String(value)) ?? null)))
    return shown ? [shown] : []
  })
  return body.root.children?.length ? toStoredStory(body) : null
}

function withMissing(reason: string, missing: number): string {
  if (missing === 0) return reason
  return `${reason} ${missing === 1 ? 'A picture' : `${missing} pictures`} could not be loaded.`
}
