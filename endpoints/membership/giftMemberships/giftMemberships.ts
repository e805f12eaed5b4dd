import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/membership/giftMemberships.ts'
import { endGiftMembership as end } from '#domain/membership/giftMemberships/endGiftMembership.ts'
import { quoteGiftTax } from '#domain/membership/giftMemberships/quoteGiftTax.ts'
import {
  findGiftTerm,
  readGiftMembershipOffer as readOffer,
} from '#domain/membership/giftMemberships/readGiftMembershipOffer.ts'
import { redeemGiftMembership as redeem } from '#domain/membership/giftMemberships/redeemGiftMembership.ts'
import { resendGiftMembership as resend } from '#domain/membership/giftMemberships/resendGiftMembership.ts'
import { startGiftMembershipSale } from '#domain/membership/giftMemberships/startGiftMembershipSale.ts'
import { implement } from '../../implement.ts'

export const readGiftMembershipOffer = implement(
  routes.readGiftMembershipOffer,
  async ({ pool }) => ({
    terms: (await readOffer(pool)).map(({ months, priceCents }) => ({ months, price: centsToAmount(priceCents) })),
  }),
  { cache: { topics: ['settings'], by: 'everyone' } },
)

/** The tax service charges a few cents for each calculation: see both limits. */
export const readGiftMembershipTax = implement(
  routes.readGiftMembershipTax,
  async (req, { query }) => {
    const { priceCents } = await findGiftTerm(req.pool, query.months)
    const tax = await quoteGiftTax(req, priceCents, query)
    return { tax: centsToAmount(tax?.cents ?? 0) }
  },
  { rateLimit: { calls: 60, seconds: DAY_SECONDS } },
)

export const buyGiftMembership = implement(
  routes.buyGiftMembership,
  (req, { input }) => startGiftMembershipSale(req, input),
  { rateLimit: { calls: 60, seconds: DAY_SECONDS } },
)

export const redeemGiftMembership = implement(
  routes.redeemGiftMembership,
  async (req, { input }) => {
    const { months, beginsAt, endsAt } = await redeem(req, input.code)
    return { months, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() }
  },
  // Enough for typing errors; a code has 79 bits.
  { rateLimit: { calls: 20, seconds: 600 } },
)

export const resendGiftMembership = implement(routes.resendGiftMembership, async (req, { params, input }) => {
  await resend(req, params.id, input)
})

export const endGiftMembership = implement(routes.endGiftMembership, (req, { params }) => end(req, params.id))
