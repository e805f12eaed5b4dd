import { PASSKEY_MINUTES } from '#contracts/shared/constants.ts'
import * as routes from '#contracts/routes/people/passkeys.ts'
import { createChallenge } from '#domain/people/people/passkeys/challenges.ts'
import { relyingParty } from '#domain/people/people/passkeys/relyingParty.ts'
import { signInWithPasskey } from '#domain/people/people/passkeys/signInWithPasskey.ts'
import { implement } from '../../implement.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { pageAfterSignIn } from './pageAfterSignIn.ts'
import { presentUser } from './presentUser.ts'

const rateLimit = { calls: 600, seconds: 600 }

/** Names no passkeys, so it doesn't reveal who has one: the browser offers those it knows. */
export const passkeyLoginOptions = implement(
  routes.passkeyLoginOptions,
  async (req) => ({
    challenge: await createChallenge(req.pool, req.now),
    rpId: relyingParty(req).id,
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required' as const,
  }),
  { rateLimit },
)

export const passkeyLogin = implement(
  routes.passkeyLogin,
  async (req, { input }) => {
    const account = await signInWithPasskey(req, input.response)
    const user = await beginSession(req, account, { isProved: true })
    return { user: presentUser(user), redirect: await pageAfterSignIn(req, user, safeRedirect(input.redirect)) }
  },
  { rateLimit },
)
