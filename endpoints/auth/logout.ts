import { closeSession } from '#domain/people/session.ts'
import type { Req } from '#domain/Req.ts'
import { defineEndpoint, type Web } from '../defineEndpoint.ts'
import { goTo, noContent } from '../Reply.ts'

/** A guest keeps the cart cookie; of an account nothing stays in the browser. */
async function signOut(req: Req & { web: Web }): Promise<void> {
  if (req.user) {
    await closeSession(req, req.user.sessionId)
    req.web.clearCartKey()
  }
  req.web.clearSession()
}

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  who: 'everyone',
  run: async (req) => {
    await signOut(req)
    return noContent()
  },
})

/** The header's link. Another site cannot sign anybody out with it: browsers say where a visit comes from. */
export const logoutByLink = defineEndpoint({
  method: 'GET',
  path: '/logout',
  who: 'everyone',
  run: async (req) => {
    const from = req.web.header('sec-fetch-site')
    if (from && from !== 'same-origin' && from !== 'none') return goTo('/')
    await signOut(req)
    return goTo('/')
  },
})
