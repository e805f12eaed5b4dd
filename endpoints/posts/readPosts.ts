import * as routes from '#contracts/routes/posts.ts'
import { countView } from '#domain/posts/countView.ts'
import { findFilmParts } from '#domain/posts/findFilmParts.ts'
import { findPostPage } from '#domain/posts/findPostPage.ts'
import { findPost, findPosts } from '#domain/posts/findPosts.ts'
import { findPostPlace } from '#domain/places/findPlaces.ts'
import { findRelated } from '#domain/posts/findRelated.ts'
import { readArchive as readPostArchive } from '#domain/posts/readArchive.ts'
import { findSeriesParts } from '#domain/series/findSeries.ts'
import { readStream } from '#domain/streams/readStream.ts'
import { readStory, readStoryForEditing } from '#domain/stories/readStory.ts'
import { implement } from '../implement.ts'
import { presentPostPlace } from '../places/presentPostPlace.ts'
import { presentPlace } from '../series/presentPlace.ts'
import { NO_FILM_PARTS, presentFilmParts } from './presentFilmParts.ts'
import { presentPost } from './presentPost.ts'
import { presentStream } from './presentStream.ts'

export const listPosts = implement(
  routes.listPosts,
  async (req, { query }) => (await findPosts(req, query)).map((post) => presentPost(post, req.user, req.now)),
  { cache: { topics: ['posts', 'post_counts'], by: 'audience' } },
)

/** Filters on the server, so that a page costs the same in any size of archive. */
export const readPostPage = implement(
  routes.readPostPage,
  async (req, { query }) => {
    const { posts, ...page } = await findPostPage(req, query)
    return { ...page, posts: posts.map((post) => presentPost(post, req.user, req.now)) }
  },
  { cache: { topics: ['posts', 'post_counts', 'settings'], by: 'audience' } },
)

export const readArchive = implement(routes.readArchive, (req) => readPostArchive(req), {
  cache: { topics: ['posts'], by: 'audience' },
})

export const readPost = implement(routes.readPost, async (req, { params: { id } }) => {
  const post = await findPost(req, id)
  const [{ story, isCut }, series, film, place, stream] = await Promise.all([
    readStory(req, post),
    post.seriesId === null ? null : findSeriesParts(req, post.seriesId),
    post.type === 'video' ? findFilmParts(req, id) : null,
    post.isPlaced ? findPostPlace(req.pool, id) : null,
    post.videoId === null ? null : readStream(req.pool, post.videoId),
  ])
  const shown = presentPost(post, req.user, req.now)
  return {
    ...shown,
    ...(film ? presentFilmParts(post.id, film, shown.locked) : NO_FILM_PARTS),
    ...presentStream(post, stream, req.user, req.now),
    story,
    storyCut: isCut,
    ...(series && { series: presentPlace(series, id, req.user, req.now) }),
    ...(place && presentPostPlace(post, place, req.user, req.now)),
  }
})

export const readRelated = implement(routes.readRelated, async (req, { params: { id } }) => {
  await findPost(req, id)
  return (await findRelated(req, id)).map((post) => presentPost(post, req.user, req.now))
})

export const readPostBody = implement(routes.readPostBody, async (req, { params: { id } }) => ({
  body: await readStoryForEditing(req, id),
}))

export const viewPost = implement(routes.viewPost, async (req, { params: { id } }) => {
  await countView(req, id, { network: req.web.network, device: req.web.header('user-agent') ?? '' })
})
