import * as routes from '#contracts/routes/content/places.ts'
import { findPlaces } from '#domain/content/places/findPlaces.ts'
import { groupPlaces } from '#domain/content/places/groupPlaces.ts'
import { implement } from '../../implement.ts'

export const readPlaces = implement(
  routes.readPlaces,
  async (req) => ({ states: groupPlaces(await findPlaces(req), req.user, req.now) }),
  { cache: { topics: ['posts'], by: 'audience' } },
)
