import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { postPageQuery } from '#contracts/postPageQuery.ts'
import { postListQuery, postListSchema, postPageSchema, postSchema } from '#contracts/posts.ts'
import { countView } from '#domain/posts/countView.ts'
import { findPostPage } from '#domain/posts/findPostPage.ts'
import { findPost, findPosts } from '#domain/posts/findPosts.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'
import { presentPost } from './presentPost.ts'

const params = z.object({ id: rowIdSchema })

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/posts',
  who: 'everyone',
  cache: { topics: ['posts', 'post_counts'], by: 'audience' },
  query: postListQuery,
  output: postListSchema,
  run: async (req, { query }) => (await findPosts(req, query)).map((post) => presentPost(post, req.user, req.now)),
})

/** What the site's own lists are made of: the filter runs here, and a page costs the same however large the archive is. */
export const readPostPage = defineEndpoint({
  method: 'GET',
  path: '/posts/page',
  who: 'everyone',
  cache: { topics: ['posts', 'post_counts', 'settings'], by: 'audience' },
  query: postPageQuery,
  output: postPageSchema,
  run: async (req, { query }) => {
    const { posts, ...page } = await findPostPage(req, query)
    return { ...page, posts: posts.map((post) => presentPost(post, req.user, req.now)) }
  },
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
