import * as routes from '#contracts/routes/membership/memberCard.ts'
import {
  finishCardChange,
  readCard,
  startCardChange as startChange,
} from '#domain/membership/subscriptions/changeCard.ts'
import { implement } from '../../implement.ts'

// Each call asks the card provider.
const rateLimit = { calls: 60, seconds: 600 }

export const readMemberCard = implement(routes.readMemberCard, async (req) => ({ card: await readCard(req) }), {
  rateLimit,
})

export const startCardChange = implement(
  routes.startCardChange,
  async (req) => ({ clientSecret: await startChange(req) }),
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const changeMemberCard = implement(
  routes.changeMemberCard,
  async (req, { input }) => {
    await finishCardChange(req, input.setupIntentId)
    return { card: await readCard(req) }
  },
  { rateLimit },
)
