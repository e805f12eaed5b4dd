import * as routes from '#contracts/routes/content/watchLater.ts'
import * as list from '#domain/content/watchLater/watchLater.ts'
import { implement } from '../../implement.ts'
import { presentPost } from '../posts/presentPost.ts'

const rateLimit = { calls: 300, seconds: 600 }

export const readWatchLater = implement(routes.readWatchLater, async (req, { query: { page, language } }) => {
  const { posts, ...counts } = await list.readWatchLater(req, page)
  return { ...counts, posts: posts.map((post) => presentPost(post, req.user, req.now, language)) }
})

export const readWatchLaterIds = implement(routes.readWatchLaterIds, async (req) => ({
  ids: await list.readWatchLaterIds(req),
}))

export const addWatchLater = implement(
  routes.addWatchLater,
  async (req, { params: { id } }) => {
    await list.addWatchLater(req, id)
  },
  { rateLimit },
)

export const removeWatchLater = implement(
  routes.removeWatchLater,
  async (req, { params: { id } }) => {
    await list.removeWatchLater(req, id)
  },
  { rateLimit },
)
