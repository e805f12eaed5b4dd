import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import * as routes from '#contracts/routes/membership/subscriptions.ts'
import { reloadActor } from '#domain/membership/actor/findActor.ts'
import { keepSubscription as keep } from '#domain/membership/subscriptions/keepSubscription.ts'
import { quoteMembershipTax } from '#domain/membership/subscriptions/membershipTax.ts'
import { pauseMembership } from '#domain/membership/subscriptions/pauseMembership.ts'
import { resumeMembership } from '#domain/membership/subscriptions/resumeMembership.ts'
import { openBilling } from '#domain/membership/subscriptions/openBilling.ts'
import { refuseFailedTrial } from '#domain/membership/subscriptions/refuseFailedTrial.ts'
import { refreshMembership } from '#domain/membership/subscriptions/refreshMembership.ts'
import { startSubscription } from '#domain/membership/subscriptions/startSubscription.ts'
import { tellWhyLeaving as tellWhy } from '#domain/membership/subscriptions/tellWhyLeaving.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { presentUser } from '../../people/auth/presentUser.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'

/** The tax service charges a few cents for each calculation: see both limits. */
export const createSubscription = implement(
  routes.createSubscription,
  (req, { input }) => startSubscription(req, input),
  { rateLimit: { calls: 60, seconds: DAY_SECONDS } },
)

export const readMembershipTax = implement(
  routes.readMembershipTax,
  async (req, { query }) => {
    const tax = await quoteMembershipTax(req, query)
    return { tax: centsToAmount(tax?.firstTaxCents ?? 0), renewalTax: centsToAmount(tax?.renewalTaxCents ?? 0) }
  },
  { rateLimit: { calls: 60, seconds: DAY_SECONDS } },
)

/** The browser returns here after paying: reads the card provider's state and grants nothing itself. */
export const subscribe = implement(
  routes.subscribe,
  async (req) => {
    await refreshMembership(req)
    const user = await reloadActor(req, req.user)
    if (!user.isSubscriber) {
      await refuseFailedTrial(req)
      throw new AppError('no_active_subscription')
    }
    return presentUser(user)
  },
  { rateLimit: { calls: 60, seconds: 600 } },
)

export const keepSubscription = implement(
  routes.keepSubscription,
  async (req) => {
    await keep(req)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

export const pauseSubscription = implement(
  routes.pauseSubscription,
  async (req, { input }) => {
    await pauseMembership(req, input)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

export const resumeSubscription = implement(
  routes.resumeSubscription,
  async (req) => {
    await resumeMembership(req)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

export const tellWhyLeaving = implement(routes.tellWhyLeaving, (req, { input }) => tellWhy(req, input), {
  rateLimit: { calls: 30, seconds: 3600 },
})

/** A link on the site that opens the card provider's own pages. */
export const billing = implement(
  routes.billing,
  async (req, { query }) => {
    const { user } = req
    const { flow } = query
    // Emails link here, often for people who are signed out.
    if (!user) return redirectTo(`/api/login?redirect=/api/billing${flow ? encodeURIComponent(`?flow=${flow}`) : ''}`)
    return redirectTo((await openBilling({ ...req, user }, flow)) ?? pageIn(req.language ?? 'en', '/subscribe'))
  },
  { rateLimit: { calls: 60, seconds: 600 } },
)
