import type { Language } from '#contracts/shared/languages.ts'
import type { FullPost } from '#contracts/content/posts.ts'
import { findFilmParts } from '#domain/content/posts/findFilmParts.ts'
import type { StoredPost } from '#domain/content/posts/findPosts.ts'
import { findPostPlace } from '#domain/content/places/findPlaces.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findSeriesParts } from '#domain/content/series/findSeries.ts'
import { readStory } from '#domain/content/stories/readStory.ts'
import { readStream } from '#domain/content/streams/readStream.ts'
import { presentPostPlace } from '../places/presentPostPlace.ts'
import { presentPlace } from '../series/presentPlace.ts'
import { NO_FILM_PARTS, presentFilmParts } from './presentFilmParts.ts'
import { presentPost } from './presentPost.ts'
import { presentStream } from './presentStream.ts'

/** A post as its own page shows it to this viewer. */
export async function presentFullPost(req: Req, post: StoredPost, language: Language): Promise<FullPost> {
  const [{ story, isCut }, series, film, place, stream] = await Promise.all([
    readStory(req, post, language),
    post.seriesId === null ? null : findSeriesParts(req, post.seriesId),
    post.type === 'video' ? findFilmParts(req, post.id) : null,
    post.isPlaced ? findPostPlace(req.pool, post.id) : null,
    post.videoId === null ? null : readStream(req.pool, post.videoId),
  ])
  const shown = presentPost(post, req.user, req.now, language)
  return {
    ...shown,
    ...(film ? presentFilmParts(post.id, film, shown.locked) : NO_FILM_PARTS),
    ...presentStream(post, stream, req.user, req.now),
    story,
    storyCut: isCut,
    reactionCount: post.reactionCount,
    ...(series && { series: presentPlace(series, post.id, req.user, req.now, language) }),
    ...(place && presentPostPlace(post, place, req.user, req.now)),
  }
}
