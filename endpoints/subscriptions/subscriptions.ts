import { z } from 'zod'
import { createSubscriptionAnswer, createSubscriptionInput, currentUserSchema } from '#contracts/people.ts'
import { findCallerAgain } from '#domain/people/findCaller.ts'
import { openBilling } from '#domain/subscriptions/openBilling.ts'
import { refuseFailedTrial } from '#domain/subscriptions/refuseFailedTrial.ts'
import { refreshMembership } from '#domain/subscriptions/refreshMembership.ts'
import { startSubscription } from '#domain/subscriptions/startSubscription.ts'
import { ShopError } from '#domain/ShopError.ts'
import { presentUser } from '../auth/presentUser.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'

export const createSubscription = defineEndpoint({
  method: 'POST',
  path: '/create-subscription',
  who: 'signedIn',
  limit: { calls: 30, seconds: 600 },
  input: createSubscriptionInput,
  output: createSubscriptionAnswer,
  run: (req, { input }) => startSubscription(req, input.plan),
})

/** Where the browser comes back from paying: reads the card provider again, and grants nothing by itself. */
export const subscribe = defineEndpoint({
  method: 'POST',
  path: '/subscribe',
  who: 'signedIn',
  limit: { calls: 60, seconds: 600 },
  input: z.strictObject({}).optional(),
  output: currentUserSchema,
  run: async (req) => {
    await refreshMembership(req)
    const user = await findCallerAgain(req, req.user)
    if (!user.isSubscriber) {
      await refuseFailedTrial(req)
      throw new ShopError('no_active_subscription')
    }
    return presentUser(user)
  },
})

/** A link of the site: opens the card provider's own pages. */
export const billing = defineEndpoint({
  method: 'GET',
  path: '/billing',
  who: 'everyone',
  limit: { calls: 60, seconds: 600 },
  query: z.object({ flow: z.enum(['cancel', 'card', 'plan']).optional().catch(undefined) }),
  run: async (req, { query }) => {
    const { user } = req
    const { flow } = query
    // Mails lead here, and whoever comes from one is often signed out.
    if (!user) return goTo(`/api/login?redirect=/api/billing${flow ? encodeURIComponent(`?flow=${flow}`) : ''}`)
    return goTo((await openBilling({ ...req, user }, flow)) ?? '/subscribe')
  },
})
