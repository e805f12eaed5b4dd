import type { FullPost } from '#contracts/content/posts.ts'
import { stateName } from '#contracts/content/states.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { cellFor } from '#domain/content/places/cellFor.ts'
import type { StoredPostPlace } from '#domain/content/places/findPlaces.ts'
import { isOutOfDate } from '#domain/content/places/isOutOfDate.ts'

/** Where a post was made and what may be collected there, without the exact place. */
export function presentPostPlace(
  post: { authorId: number | null },
  stored: StoredPostPlace,
  viewer: Actor | null,
  now: Date,
): Pick<FullPost, 'place' | 'collecting'> {
  const { state, rule, sourceUrl, checkedOn } = stored
  return {
    ...(state && { place: { state, name: stateName(state), cell: cellFor(post, stored, viewer) } }),
    ...(rule &&
      sourceUrl &&
      checkedOn && {
        collecting: {
          rule,
          sourceUrl,
          checkedOn: checkedOn.toISOString().slice(0, 'YYYY-MM-DD'.length),
          outOfDate: isOutOfDate(checkedOn, now),
        },
      }),
  }
}
