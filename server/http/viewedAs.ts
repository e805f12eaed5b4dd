import { VIEWERS, type ViewAs } from '#contracts/operations/viewAs.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { NO_ACCOUNT, PLAIN_MEMBER } from './plainMember.ts'

/**
 * The request of an employee who looks at the site as somebody else. It covers only pages and data that everyone or every
 * member may read; what the employee changes, and the studio, stay as they are.
 *
 * @param access `signedIn` for data of an account: the employee reads their own, with the rights of the other. Null for all
 * else.
 */
export function viewedAs(req: HttpReq, access: 'everyone' | 'signedIn' | null): HttpReq {
  const viewer = access && viewerOf(req)
  return !viewer || !req.user ? req : { ...req, user: shownAs(req.user, viewer, access), isPreview: true }
}

/** Null for everyone but employees who chose it. */
export function viewerOf({ user, web }: HttpReq): ViewAs | null {
  if (!user?.isEmployee || user.apiKey) return null
  const chosen = web.viewAs.read()
  return VIEWERS.find((viewer) => viewer === chosen) ?? null
}

function shownAs(employee: Actor, viewer: ViewAs, access: 'everyone' | 'signedIn'): Actor | null {
  if (viewer === 'visitor') return null
  return {
    ...employee,
    ...PLAIN_MEMBER,
    // Authors see all of their own posts.
    ...(access === 'everyone' && { id: NO_ACCOUNT, hasCart: false }),
    isSubscriber: viewer === 'subscriber',
    trialAvailable: viewer === 'member',
  }
}
