import * as routes from '#contracts/routes/community/comments.ts'
import { changeMentionEmails as change, getsMentionEmails } from '#domain/community/comments/mentionEmails.ts'
import { implement } from '../../implement.ts'

export const readMentionEmails = implement(routes.readMentionEmails, async (req) => ({
  on: await getsMentionEmails(req),
}))

export const changeMentionEmails = implement(routes.changeMentionEmails, async (req, { input: { on } }) => {
  await change(req, on)
  return { on }
})
