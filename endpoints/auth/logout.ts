import { closeSession } from '#domain/people/session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo, noContent } from '../Reply.ts'

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  who: 'everyone',
  run: async (req) => {
    if (req.user) await closeSession(req, req.user.sessionId)
    req.web.clearSession()
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
    if (req.user) await closeSession(req, req.user.sessionId)
    req.web.clearSession()
    return goTo('/')
  },
})
