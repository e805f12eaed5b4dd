import * as routes from '#contracts/routes/people/people.ts'
import { resendMail } from '#domain/platform/mail/resendMail.ts'
import { implement } from '../../implement.ts'

export const retryMail = implement(routes.retryMail, async (req, { params }) => {
  await resendMail(req, params.id)
})
