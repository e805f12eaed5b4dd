import * as routes from '#contracts/routes/membership/planChanges.ts'
import { reloadActor } from '#domain/membership/actor/findActor.ts'
import * as planChange from '#domain/membership/subscriptions/planChange.ts'
import { presentUser } from '../../people/auth/presentUser.ts'
import { implement } from '../../implement.ts'

export const readPlanChange = implement(
  routes.readPlanChange,
  (req, { query: { plan } }) => planChange.readPlanChange(req, plan),
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const changePlan = implement(
  routes.changePlan,
  async (req, { input }) => {
    await planChange.changePlan(req, input)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)
