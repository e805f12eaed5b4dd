import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { postListQuery, postListSchema, postSchema } from '#contracts/posts.ts'
import { countView } from '#domain/posts/countView.ts'
import { findPost, findPosts } from '#domain/posts/findPosts.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'
import { presentPost } from './presentPost.ts'

const params = z.object({ id: rowIdSchema })

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/posts',
  who: 'everyone',
  query: postListQuery,
  output: postListSchema,
  run: async (req, { query }) => (await findPosts(req, query)).map((post) => presentPost(post, req.user, req.now)),
})

export const readPost = defineEndpoint({
  method: 'GET',
  path: '/posts/:id',
  who: 'everyone',
  params,
  output: postSchema,
  run: async (req, { params: { id } }) => presentPost(await findPost(req, id), req.user, req.now),
})

export const viewPost = defineEndpoint({
  method: 'POST',
  path: '/posts/:id/view',
  who: 'everyone',
  params,
  run: async (req, { params: { id } }) => {
    await countView(req, id, { network: req.web.network, device: req.web.header('user-agent') ?? '' })
    return noContent()
  },
})
