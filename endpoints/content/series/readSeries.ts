import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import * as routes from '#contracts/routes/content/series.ts'
import { findSeries } from '#domain/content/series/findSeries.ts'
import { implement } from '../../implement.ts'
import { presentPost } from '../posts/presentPost.ts'

export const readSeries = implement(routes.readSeries, async (req, { params: { slug }, query: { language } }) => {
  const { coverKey, posts, description, ...series } = await findSeries(req, slug)
  return {
    ...series,
    description: description ?? '',
    coverImageUrl: coverKey ? mediaAddress(coverKey) : null,
    posts: posts.map((post) => presentPost(post, req.user, req.now, language)),
  }
})
