import * as routes from '#contracts/routes/community/reactions.ts'
import * as reactions from '#domain/community/reactions/reactions.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 120, seconds: 600 }

export const readReaction = implement(routes.readReaction, (req, { params: { id } }) => reactions.readReaction(req, id))

export const addReaction = implement(
  routes.addReaction,
  async (req, { params: { id } }) => {
    await reactions.addReaction(req, id)
    return reactions.readReaction(req, id)
  },
  { rateLimit },
)

export const removeReaction = implement(
  routes.removeReaction,
  async (req, { params: { id } }) => {
    await reactions.removeReaction(req, id)
    return reactions.readReaction(req, id)
  },
  { rateLimit },
)
