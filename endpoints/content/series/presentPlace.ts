import type { Language } from '#contracts/shared/languages.ts'
import type { SeriesPlace } from '#contracts/content/posts.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { SeriesParts } from '#domain/content/series/findSeries.ts'
import { placeInSeries } from '#domain/content/series/placeInSeries.ts'

export const presentPlace = (
  { title, slug, parts }: SeriesParts,
  postId: number,
  viewer: Actor | null,
  now: Date,
  language: Language,
): SeriesPlace => ({ title, slug, ...placeInSeries(parts, postId, viewer, now, language) })
