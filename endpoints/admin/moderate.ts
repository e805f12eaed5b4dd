import { moderationAnswer, moderationInput } from '#contracts/moderation.ts'
import { moderateComments } from '#domain/comments/moderateComments.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const moderate = defineEndpoint({
  method: 'POST',
  path: '/admin/comments/moderate',
  who: 'employee',
  input: moderationInput,
  output: moderationAnswer,
  run: async (req, { input }) => ({ changed: await moderateComments(req, input) }),
})
