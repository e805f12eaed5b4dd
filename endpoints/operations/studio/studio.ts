import * as routes from '#contracts/routes/operations/studio.ts'
import { readInbox } from '#domain/operations/inbox/readInbox.ts'
import { searchStudio as find } from '#domain/operations/studioSearch/searchStudio.ts'
import { redirectTo } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'
import { safeRedirect } from '../../safeRedirect.ts'

/** One call for each pause in typing. */
export const searchStudio = implement(
  routes.searchStudio,
  async ({ pool, user, language }, { query }) => ({ results: await find(pool, user, query.q, language) }),
  { rateLimit: { calls: 1200, seconds: 600 } },
)

const COUNTED = 100

export const countWaiting = implement(routes.countWaiting, async ({ pool, user }) => {
  const { length } = await readInbox(pool, user, { limit: COUNTED + 1 })
  return { count: Math.min(length, COUNTED), hasMore: length > COUNTED }
})

export const viewAs = implement(routes.viewAs, async ({ web }, { input: { as, redirect } }) => {
  if (as === 'self') web.viewAs.clear()
  else web.viewAs.keep(as)
  return redirectTo(safeRedirect(redirect))
})
