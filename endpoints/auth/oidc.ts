import { z } from 'zod'
import { beginOutside, finishOutside } from '#domain/people/outsideFlow.ts'
import { signInOutside } from '#domain/people/signInOutside.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goInside } from './goInside.ts'
import { goTo } from '../Reply.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { enter } from './enter.ts'
import { formFailure } from './formFailure.ts'

const limit = { calls: 60, seconds: 600 }

/** A link of the sign-in page: off to the other provider. */
export const oidcLogin = defineEndpoint({
  method: 'GET',
  path: '/login/oidc',
  who: 'everyone',
  limit,
  query: z.object({ redirect: z.string().optional() }),
  run: async (req, { query }) => {
    const redirect = safeRedirect(query.redirect)
    try {
      const { address, token } = await beginOutside(req, redirect)
      req.web.outside.keep(token)
      return goTo(address)
    } catch (error) {
      return backToSignIn(error, redirect)
    }
  },
})

/** Where the other provider sends the browser back to. */
export const oidcCallback = defineEndpoint({
  method: 'GET',
  path: '/login/oidc/callback',
  who: 'everyone',
  limit,
  query: z.record(z.string(), z.string()),
  run: async (req, { query }) => {
    const token = req.web.outside.read()
    req.web.outside.clear()
    try {
      const { person, redirect } = await finishOutside(req, token, new URLSearchParams(query).toString())
      const user = await enter(req, await signInOutside(req, person), redirect)
      return goInside(user, safeRedirect(redirect))
    } catch (error) {
      return backToSignIn(error, '/')
    }
  },
})

function backToSignIn(error: unknown, redirect: string) {
  if (!(error instanceof ShopError) || error.code === 'not_found') throw error
  return formFailure('/api/login', error, redirect)
}
