import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { createPostInput, postSchema, updatePostInput } from '#contracts/posts.ts'
import { trashPost, updatePost } from '#domain/posts/changePost.ts'
import { createPost } from '#domain/posts/createPost.ts'
import { findPost } from '#domain/posts/findPosts.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'
import { presentPost } from './presentPost.ts'

const params = z.object({ id: rowIdSchema })

/** A member's post waits for an employee; an employee's is published. */
export const publishPost = defineEndpoint({
  method: 'POST',
  path: '/posts',
  who: 'signedIn',
  input: createPostInput,
  output: postSchema,
  status: 201,
  run: async (req, { input }) => presentPost(await findPost(req, await createPost(req, input)), req.user, req.now),
})

export const publishPostAsEmployee = defineEndpoint({
  method: 'POST',
  path: '/admin/posts',
  who: 'employee',
  input: createPostInput,
  output: postSchema,
  status: 201,
  run: async (req, { input }) => presentPost(await findPost(req, await createPost(req, input)), req.user, req.now),
})

export const editPost = defineEndpoint({
  method: 'PATCH',
  path: '/admin/posts/:id',
  who: 'employee',
  params,
  input: updatePostInput,
  output: postSchema,
  run: async (req, { params: { id }, input }) => {
    await updatePost(req, id, input)
    return presentPost(await findPost(req, id), req.user, req.now)
  },
})

export const removePost = defineEndpoint({
  method: 'DELETE',
  path: '/admin/posts/:id',
  who: 'employee',
  params,
  run: async (req, { params: { id } }) => {
    await trashPost(req, id)
    return noContent()
  },
})
