import * as routes from '#contracts/routes/community/comments.ts'
import { changeReplyEmails as change, getsReplyEmails } from '#domain/community/comments/replyEmails.ts'
import { implement } from '../../implement.ts'

export const readReplyEmails = implement(routes.readReplyEmails, async (req) => ({ on: await getsReplyEmails(req) }))

export const changeReplyEmails = implement(routes.changeReplyEmails, async (req, { input: { on } }) => {
  await change(req, on)
  return { on }
})
