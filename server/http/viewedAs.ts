import { VIEWERS, type ViewAs } from '#contracts/operations/viewAs.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { HttpReq } from '#endpoints/authorize.ts'

/**
 * What an employee reads of the site as somebody else sees it. What they do there, and everything of the studio, stays
 * theirs: only pages and calls that are open to members or everyone are read like this.
 *
 * @param access `signedIn` for what belongs to an account: it is theirs, with the rights of the other. Null changes nothing.
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

/** No account has this id. */
const NO_ACCOUNT = 0

function shownAs(employee: Actor, viewer: ViewAs, access: 'everyone' | 'signedIn'): Actor | null {
  if (viewer === 'visitor') return null
  return {
    ...employee,
    // Authors see all of their own posts.
    ...(access === 'everyone' && { id: NO_ACCOUNT, hasCart: false }),
    role: null,
    isEmployee: false,
    isSubscriber: viewer === 'subscriber',
    isPatron: false,
    commentsTrusted: false,
    givenUntil: null,
    complimentaryUntil: null,
    giftFrom: null,
    giftUntil: null,
    hasPosts: false,
    trialAvailable: viewer === 'member',
    subscription: null,
    pauseRefusal: null,
    chargeNowCents: null,
  }
}
