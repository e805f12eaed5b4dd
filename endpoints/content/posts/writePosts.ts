import * as routes from '#contracts/routes/content/posts.ts'
import { trashPost, updatePost } from '#domain/content/posts/changePost.ts'
import { beginDraft } from '#domain/content/posts/beginDraft.ts'
import { createPost } from '#domain/content/posts/createPost.ts'
import { makePreview as storePreview } from '#domain/content/posts/makePreview.ts'
import { pickCover as makeCover } from '#domain/content/posts/pickCover.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import { implement } from '../../implement.ts'
import { presentPost } from './presentPost.ts'

/** A member's post is reviewed first; an employee's is published. */
export const publishPost = implement(
  routes.publishPost,
  async (req, { input }) => presentPost(await findPost(req, await createPost(req, input)), req.user, req.now),
  { mayBeLong: 'text' },
)

export const publishPostAsEmployee = implement(
  routes.publishPostAsEmployee,
  async (req, { input }) => presentPost(await findPost(req, await createPost(req, input)), req.user, req.now),
  { mayBeLong: 'text' },
)

export const beginPost = implement(routes.beginPost, async (req, { input }) => ({ id: await beginDraft(req, input) }))

export const editPost = implement(
  routes.editPost,
  async (req, { params: { id }, input }) => {
    await updatePost(req, id, input)
    return presentPost(await findPost(req, id), req.user, req.now)
  },
  { mayBeLong: 'text' },
)

export const removePost = implement(routes.removePost, async (req, { params: { id } }) => {
  await trashPost(req, id)
})

export const makePreview = implement(
  routes.makePreview,
  async (req, { params: { id }, input }) => ({ id: await storePreview(req, id, input.second) }),
  { rateLimit: { calls: 20, seconds: 600 } },
)

export const pickCover = implement(
  routes.pickCover,
  async (req, { params: { id }, input }) => ({ id: await makeCover(req, id, input) }),
  { rateLimit: { calls: 60, seconds: 600 } },
)
