import * as routes from '#contracts/routes/community/comments.ts'
import { moderateComments } from '#domain/community/comments/moderateComments.ts'
import { implement } from '../../implement.ts'

export const moderate = implement(routes.moderate, async (req, { input }) => ({
  changed: await moderateComments(req, input),
}))
