import * as routes from '#contracts/routes/outreach/postEmails.ts'
import { findPostEmails, storePostEmails, unsubscribe as endEmails } from '#domain/people/account/choosePostEmails.ts'
import { findPostNotices } from '#domain/content/posts/postNotices.ts'
import { choosePostNotices } from '#domain/outreach/postEmails/choosePostNotices.ts'
import * as emails from '#domain/outreach/postEmails/emailPost.ts'
import { existingPost } from '#domain/outreach/postEmails/existingPost.ts'
import { withFormRedirect } from '../../people/auth/withFormRedirect.ts'
import { redirectTo } from '../../HttpResult.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'

const PAGE = '/api/unsubscribe'

export const readPostEmails = implement(routes.readPostEmails, (req) => findPostEmails(req.pool, req.user.id))

export const changePostEmails = implement(
  routes.changePostEmails,
  async (req, { input }) => {
    await storePostEmails(req.pool, req.user.id, input, req.now)
    return findPostEmails(req.pool, req.user.id)
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

/** The button of the page that an email leads to, and the button of a mail program, which follows no redirect. */
export const unsubscribe = implement(
  routes.unsubscribe,
  (req, { input, query }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      await endEmails(req, input.token ?? query.token ?? '')
      const isMailProgram = input['List-Unsubscribe'] !== undefined
      if (req.web.isForm && !isMailProgram) return redirectTo(`${PAGE}?notice=unsubscribed`)
      return answer(req, 'You no longer get emails about new posts or letters.')
    }),
  { rateLimit: { calls: 300, seconds: 600 } },
)

export const readPostEmailStatus = implement(
  routes.readPostEmailStatus,
  (req, { params: { id }, query: { joinedWithinDays } }) => emails.readPostEmailStatus(req, id, joinedWithinDays),
)

export const emailPost = implement(routes.emailPost, async (req, { params: { id }, input }) => {
  await emails.emailPost(req, id, input)
  return emails.readPostEmailStatus(req, id, input.joinedWithinDays)
})

export const cancelPostEmail = implement(routes.cancelPostEmail, async (req, { params: { id } }) => {
  await emails.cancelPostEmail(req, id)
  return emails.readPostEmailStatus(req, id)
})

export const readPostNotices = implement(routes.readPostNotices, async (req, { params: { id } }) => {
  await existingPost(req, id)
  return findPostNotices(req.pool, id)
})

export const changePostNotices = implement(routes.changePostNotices, async (req, { params: { id }, input }) => {
  await choosePostNotices(req, id, input)
  return findPostNotices(req.pool, id)
})

export const previewPostEmail = implement(routes.previewPostEmail, (req, { params: { id } }) =>
  emails.previewPostEmail(req, id),
)

export const testPostEmail = implement(
  routes.testPostEmail,
  async (req, { params: { id } }) => {
    await emails.testPostEmail(req, id)
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)
