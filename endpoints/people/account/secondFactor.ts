import * as routes from '#contracts/routes/people/secondFactor.ts'
import { removeSecondFactor, renewRecoveryCodes } from '#domain/people/people/secondFactor/changeSecondFactor.ts'
import { beginSecondFactor, confirmSecondFactor } from '#domain/people/people/secondFactor/setUp.ts'
import { addressOf } from '#domain/people/people/secondFactor/totp.ts'
import { withFormRedirect } from '../auth/withFormRedirect.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import type { HttpContext } from '../../HttpContext.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { PageResult, redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'

const PAGE = '/api/second-factor'
/** Each asks for the password or a code, so that a stolen session can't change how the account is protected. */
const limit = { calls: 20, seconds: 3600 }

export const secondFactorBegin = implement(
  routes.secondFactorBegin,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE, redirect: safeRedirect(input.redirect) }, async () => {
      const secret = await beginSecondFactor(req)
      return req.web.isForm
        ? redirectTo(pageWith(input.redirect))
        : { secret, address: addressOf(secret, req.user.email, (await readBrand(req.pool)).brand.name) }
    }),
  { rateLimit: limit },
)

export const secondFactorConfirm = implement(
  routes.secondFactorConfirm,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE, redirect: safeRedirect(input.redirect) }, async () => {
      const recoveryCodes = await confirmSecondFactor(req, input)
      return showOnce(req, recoveryCodes, input.redirect)
    }),
  { rateLimit: limit },
)

export const secondFactorRemove = implement(
  routes.secondFactorRemove,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      await removeSecondFactor(req, input)
      return req.web.isForm ? redirectTo(`${PAGE}?notice=second_factor_off`) : answer(req, 'Two-step sign-in is off.')
    }),
  { rateLimit: limit },
)

export const secondFactorCodes = implement(
  routes.secondFactorCodes,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE }, async () => showOnce(req, await renewRecoveryCodes(req, input), undefined)),
  { rateLimit: limit },
)

const showOnce = ({ web }: { web: HttpContext }, recoveryCodes: string[], redirect: string | undefined) =>
  web.isForm ? new PageResult('recoveryCodes', { recoveryCodes, redirect: safeRedirect(redirect) }) : { recoveryCodes }

function pageWith(redirect: string | undefined): string {
  const own = safeRedirect(redirect)
  return own === '/' ? PAGE : `${PAGE}?${new URLSearchParams({ redirect: own }).toString()}`
}
