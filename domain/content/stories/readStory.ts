import type { Language } from '#contracts/shared/languages.ts'
import type { Story } from '#contracts/content/story.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findPost, type StoredPost } from '../posts/findPosts.ts'
import { isMembersOnly, mayReadAll } from '../posts/mayWatch.ts'
import { textIn } from '../posts/textIn.ts'
import { cutStory } from './cutStory.ts'
import { findStoryParts } from './findStoryParts.ts'
import { populateStory } from './populateStory.ts'
import { readBody } from './readBody.ts'

/** The text of a post, translated or original, as this visitor may read it. */
export async function readStory(
  req: Req,
  post: StoredPost,
  wanted: Language,
): Promise<{ story: Story | null; isCut: boolean }> {
  const { hasBody, language } = textIn(post, wanted)
  if (!hasBody) return { story: null, isCut: false }
  const rights = { isMembersOnly: isMembersOnly(post, req.now), mayReadAll: mayReadAll(post, req.user) }
  const { story, isCut } = cutStory(await readBody(req.pool, post.id, language), rights)
  return { story: story && populateStory(story, await findStoryParts(req.pool, story)), isCut }
}

/**
 * The complete stored text for its author or an employee. Includes hidden items, so that saving it again loses nothing.
 *
 * @throws AppError `post_not_found` or `forbidden`.
 */
export async function readStoryForEditing(req: SignedInReq, postId: number): Promise<Story | null> {
  const post = await findPost(req, postId)
  if (!req.user.isEmployee && req.user.id !== post.authorId) throw new AppError('forbidden')
  const body = post.hasBody ? await readBody(req.pool, postId) : null
  return body && populateStory(body, await findStoryParts(req.pool, body, true))
}
