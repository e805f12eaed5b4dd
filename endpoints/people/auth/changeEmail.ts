import * as routes from '#contracts/routes/people/emailChange.ts'
import { changeEmail, undoEmailChange as undo } from '#domain/people/people/changeEmail.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { withFormRedirect } from './withFormRedirect.ts'

const rateLimit = { calls: 300, seconds: 600 }

/** The buttons on the pages of mailed links. Opening a link changes nothing, because mail scanners open links too. */
export const confirmEmailChange = implement(
  routes.confirmEmailChange,
  (req, { input, query }) =>
    withFormRedirect(req, { page: '/api/change-email' }, async () => {
      await changeEmail(req, input.token ?? query.token ?? '', req.web.device.key())
      if (req.web.isForm) return redirectTo('/api/change-email?notice=email_changed')
      return answer(req, 'Your email address is changed.')
    }),
  { rateLimit },
)

export const undoEmailChange = implement(
  routes.undoEmailChange,
  (req, { input, query }) =>
    withFormRedirect(req, { page: '/api/undo-email-change' }, async () => {
      await undo(req, input.token ?? query.token ?? '')
      if (req.web.isForm) return redirectTo('/api/undo-email-change?notice=email_change_undone')
      return answer(req, 'Your account has its old email address again.')
    }),
  { rateLimit },
)
