import * as routes from '#contracts/routes/content/streams.ts'
import { watchHere as watch } from '#domain/content/streams/keepWatching.ts'
import { implement } from '../../implement.ts'

export const watchHere = implement(
  routes.watchHere,
  async (req, { input: { takeOver } }) => watch(req, { takesOver: takeOver }),
  { rateLimit: { calls: 600, seconds: 3600 } },
)
