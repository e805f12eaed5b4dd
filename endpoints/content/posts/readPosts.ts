import * as routes from '#contracts/routes/content/posts.ts'
import { countView } from '#domain/content/posts/countView.ts'
import { findPostPage } from '#domain/content/posts/findPostPage.ts'
import { findPost, findPosts } from '#domain/content/posts/findPosts.ts'
import { findRelated } from '#domain/content/posts/findRelated.ts'
import { readArchive as readPostArchive } from '#domain/content/posts/readArchive.ts'
import { readStoryForEditing } from '#domain/content/stories/readStory.ts'
import { implement } from '../../implement.ts'
import { presentFullPost } from './presentFullPost.ts'
import { presentPost } from './presentPost.ts'

export const listPosts = implement(
  routes.listPosts,
  async (req, { query }) =>
    (await findPosts(req, query)).map((post) => presentPost(post, req.user, req.now, query.language)),
  { cache: { topics: ['posts', 'post_counts'], by: 'audience' } },
)

/** Filters on the server, so that a page costs the same in any size of archive. */
export const readPostPage = implement(
  routes.readPostPage,
  async (req, { query }) => {
    const { posts, ...page } = await findPostPage(req, query)
    return { ...page, posts: posts.map((post) => presentPost(post, req.user, req.now, query.language)) }
  },
  { cache: { topics: ['posts', 'post_counts', 'settings'], by: 'audience' } },
)

export const readArchive = implement(routes.readArchive, (req) => readPostArchive(req), {
  cache: { topics: ['posts'], by: 'audience' },
})

export const readPost = implement(routes.readPost, async (req, { params: { id }, query: { language } }) =>
  presentFullPost(req, await findPost(req, id), language),
)

export const readRelated = implement(routes.readRelated, async (req, { params: { id }, query: { language } }) => {
  await findPost(req, id)
  return (await findRelated(req, id)).map((post) => presentPost(post, req.user, req.now, language))
})

export const readPostBody = implement(routes.readPostBody, async (req, { params: { id } }) => ({
  body: await readStoryForEditing(req, id),
}))

export const viewPost = implement(routes.viewPost, async (req, { params: { id } }) => {
  await countView(req, id, { network: req.web.network, device: req.web.header('user-agent') ?? '' })
})
