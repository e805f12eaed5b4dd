import type { Story } from '#contracts/content/story.ts'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { moveToTrash, storePost } from '#domain/content/posts/storePost.ts'
import { mapMedia } from '#domain/content/stories/mapMedia.ts'
import { mapStory } from '#domain/content/stories/mapStory.ts'
import { toStoredStory } from '#domain/content/stories/toStoredStory.ts'
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
  const postId = await storePost(
    tx,
    { req, transaction },
    {
      title: post.title,
      description: post.description,
      body,
      type: 'gallery',
      isSubscriberOnly: post.isMembersOnly,
      status: isVisible ? 'published' : 'draft',
      category: 'field-notes',
      authorId: ownerId,
      pictureIds: hasPicture ? [shownId] : [],
      createdAt,
    },
  )
  await tx.query(sql`insert into imported_posts (source, post_id) values (${post.source}, ${postId})`)
  // It is not new, whatever its date, so no one gets a notification.
  await tx.query(sql`insert into post_pushes (post_id, started_at, finished_at) values (${postId}, ${now}, ${now})`)
  return { postId, reason: withMissing(shownReason(post, isPublished, hasPicture), missing) }
}

async function trashPost(tx: Database, around: Around, { postId, doneAt }: Made): Promise<boolean> {
  if (postId !== null && doneAt !== null) await moveToTrash(tx, around, postId, doneAt)
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
