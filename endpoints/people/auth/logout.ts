import { pageIn } from '#contracts/platform/sitePaths.ts'
import * as routes from '#contracts/routes/people/auth.ts'
import { closeSession } from '#domain/people/people/session.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'

/** Guests keep their cart cookie; nothing of an account stays in the browser. */
async function signOut(req: HttpReq): Promise<void> {
  if (req.user) {
    await closeSession(req, req.user.sessionId)
    req.web.clearCartKey()
  }
  req.web.clearSession()
  req.web.viewAs.clear()
}

export const logout = implement(routes.logout, async (req) => {
  await signOut(req)
})

/** The header's link. Another site can't use it to sign visitors out, because browsers say where a visit comes from. */
export const logoutByLink = implement(routes.logoutByLink, async (req) => {
  const from = req.web.header('sec-fetch-site')
  if (from && from !== 'same-origin' && from !== 'none') return redirectTo(pageIn(req.language ?? 'en', '/'))
  await signOut(req)
  return redirectTo(pageIn(req.language ?? 'en', '/'))
})
