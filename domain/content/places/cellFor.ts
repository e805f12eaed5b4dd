import type { Cell } from '#contracts/content/places.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { mayReadAll } from '../posts/mayWatch.ts'
import { cellOf } from '#contracts/community/cellOf.ts'

type Place = { latitude: number | null; longitude: number | null }

/** For members, employees and the post’s author; null for everyone else, and where no exact place is stored. */
export function cellFor(
  post: { authorId: number | null },
  { latitude, longitude }: Place,
  viewer: Pick<Actor, 'id' | 'isSubscriber' | 'isEmployee'> | null,
): Cell | null {
  return latitude !== null && longitude !== null && mayReadAll(post, viewer) ? cellOf({ latitude, longitude }) : null
}
