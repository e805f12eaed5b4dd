import { centsOf } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/membership/leaving.ts'
import { reloadActor } from '#domain/membership/actor/findActor.ts'
import { stayWithDiscount as stay } from '#domain/membership/subscriptions/stayWithDiscount.ts'
import { presentUser } from '../../people/auth/presentUser.ts'
import { implement } from '../../implement.ts'

export const stayWithDiscount = implement(
  routes.stayWithDiscount,
  async (req, { input }) => {
    await stay(req, centsOf(input.price))
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)
