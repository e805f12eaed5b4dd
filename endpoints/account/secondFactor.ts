import {
  beginSecondFactorAnswer,
  beginSecondFactorInput,
  confirmSecondFactorInput,
  recoveryCodesAnswer,
  secondFactorProof,
} from '#contracts/account.ts'
import { messageAnswer } from '#contracts/products.ts'
import { removeSecondFactor, renewRecoveryCodes } from '#domain/people/secondFactor/changeSecondFactor.ts'
import { beginSecondFactor, confirmSecondFactor } from '#domain/people/secondFactor/setUp.ts'
import { addressOf } from '#domain/people/secondFactor/totp.ts'
import type { SignedInReq } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import { formFailure } from '../auth/formFailure.ts'
import { defineEndpoint, type Web } from '../defineEndpoint.ts'
import { goTo, PageReply, type Reply } from '../Reply.ts'
import { safeRedirect } from '../safeRedirect.ts'

const PAGE = '/api/second-factor'
/** Each asks for the password or a code, which nobody may guess through a session that is not theirs. */
const limit = { calls: 20, seconds: 3600 }

export const secondFactorBegin = defineEndpoint({
  method: 'POST',
  path: '/second-factor/begin',
  who: 'signedIn',
  form: true,
  limit,
  input: beginSecondFactorInput,
  output: beginSecondFactorAnswer,
  run: (req, { input }) =>
    orBackToPage(req, input.redirect, async () => {
      const secret = await beginSecondFactor(req)
      return req.web.isForm ? goTo(pageWith(input.redirect)) : { secret, address: addressOf(secret, req.user.email) }
    }),
})

export const secondFactorConfirm = defineEndpoint({
  method: 'POST',
  path: '/second-factor/confirm',
  who: 'signedIn',
  form: true,
  limit,
  input: confirmSecondFactorInput,
  output: recoveryCodesAnswer,
  run: (req, { input }) =>
    orBackToPage(req, input.redirect, async () => {
      const recoveryCodes = await confirmSecondFactor(req, input)
      return showOnce(req, recoveryCodes, input.redirect)
    }),
})

export const secondFactorRemove = defineEndpoint({
  method: 'POST',
  path: '/second-factor/remove',
  who: 'signedIn',
  form: true,
  limit,
  input: secondFactorProof,
  output: messageAnswer,
  run: (req, { input }) =>
    orBackToPage(req, undefined, async () => {
      await removeSecondFactor(req, input)
      return req.web.isForm ? goTo(`${PAGE}?notice=second_factor_off`) : { message: 'Two-step sign-in is off.' }
    }),
})

export const secondFactorCodes = defineEndpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  who: 'signedIn',
  form: true,
  limit,
  input: secondFactorProof,
  output: recoveryCodesAnswer,
  run: (req, { input }) =>
    orBackToPage(req, undefined, async () => showOnce(req, await renewRecoveryCodes(req, input), undefined)),
})

/** A form is told on its page what was wrong. */
async function orBackToPage<Answer>(
  req: SignedInReq & { web: Web },
  redirect: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer | Reply> {
  try {
    return await work()
  } catch (error) {
    if (!req.web.isForm || !(error instanceof ShopError)) throw error
    return formFailure(PAGE, error, safeRedirect(redirect))
  }
}

const showOnce = ({ web }: { web: Web }, recoveryCodes: string[], redirect: string | undefined) =>
  web.isForm ? new PageReply('recoveryCodes', { recoveryCodes, redirect: safeRedirect(redirect) }) : { recoveryCodes }

function pageWith(redirect: string | undefined): string {
  const own = safeRedirect(redirect)
  return own === '/' ? PAGE : `${PAGE}?${new URLSearchParams({ redirect: own }).toString()}`
}
