import * as routes from '#contracts/routes/people/apiKeys.ts'
import * as own from '#domain/people/apiKeys/ownApiKeys.ts'
import { implement } from '../../implement.ts'

export const listApiKeys = implement(routes.listApiKeys, async ({ pool, user }) => ({
  keys: await own.listApiKeys(pool, user.id),
}))

export const createApiKey = implement(routes.createApiKey, (req, { input }) => own.createApiKey(req, input), {
  rateLimit: { calls: 60, seconds: 3600 },
})

export const revokeApiKey = implement(routes.revokeApiKey, (req, { params: { id } }) => own.revokeApiKey(req, id))
