import * as routes from '#contracts/routes/membership/plannedMonthly.ts'
import { reloadActor } from '#domain/membership/actor/findActor.ts'
import * as plannedMonthly from '#domain/membership/subscriptions/plannedMonthly.ts'
import { presentUser } from '../../people/auth/presentUser.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 30, seconds: 3600 }

export const planMonthly = implement(
  routes.planMonthly,
  async (req, { input }) => {
    await plannedMonthly.planMonthly(req, input)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit },
)

export const keepAnnual = implement(
  routes.keepAnnual,
  async (req) => {
    await plannedMonthly.keepAnnual(req)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit },
)
