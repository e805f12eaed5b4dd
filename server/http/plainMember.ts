import type { Actor } from '#domain/platform/Actor.ts'

/** No account has this id. */
export const NO_ACCOUNT = 0

/** What a member has who is not an employee and never paid: no rights, no posts, nothing bought or given. */
export const PLAIN_MEMBER = {
  role: null,
  isEmployee: false,
  isSubscriber: false,
  isPatron: false,
  commentsTrusted: false,
  givenUntil: null,
  complimentaryUntil: null,
  giftFrom: null,
  giftUntil: null,
  hasPosts: false,
  trialAvailable: false,
  subscription: null,
  pauseRefusal: null,
  chargeNowCents: null,
} satisfies Partial<Actor>
