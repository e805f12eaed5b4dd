import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/membership/giftSales.ts'
import { siteDay } from '#contracts/membership/sendDay.ts'
import { readGiftBalance } from '#domain/shop/giftCards/readGiftBalance.ts'
import { readGiftCardOffer as readOffer } from '#domain/membership/giftSales/readGiftCardOffer.ts'
import { readPurchase } from '#domain/membership/giftSales/readPurchase.ts'
import { refundGiftSale as refund } from '#domain/membership/giftSales/refundGiftSale.ts'
import { startGiftCardSale } from '#domain/membership/giftSales/startGiftCardSale.ts'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'
import { implement } from '../../implement.ts'

export const readGiftCardOffer = implement(
  routes.readGiftCardOffer,
  async ({ pool }) => ({ amounts: (await readOffer(pool)).map(centsToAmount) }),
  { cache: { topics: ['settings'], by: 'everyone' } },
)

export const buyGiftCard = implement(
  routes.buyGiftCard,
  (req, { input }) => startGiftCardSale(req, input),
  // Limits card testing, as orders do.
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const readGiftCardPurchase = implement(
  routes.readGiftCardPurchase,
  async (req, { params }) => {
    const { amountCents, sendAt, sentAt, paidAt, offersWithdrawal, withdrawnAt, ...purchase } = await readPurchase(
      req,
      params.key,
    )
    const until = offersWithdrawal && paidAt ? endOfPeriod(paidAt) : null
    return {
      ...purchase,
      amount: centsToAmount(amountCents),
      sendOn: siteDay(sendAt),
      sentAt: sentAt?.toISOString() ?? null,
      ...(withdrawnAt
        ? { withdrawnAt: withdrawnAt.toISOString() }
        : until && until > req.now && { withdrawUntil: until.toISOString() }),
    }
  },
  // The page asks every second or two until the payment is confirmed.
  { rateLimit: { calls: 300, seconds: 600 } },
)

export const readGiftCardBalance = implement(
  routes.readGiftCardBalance,
  async (req, { input }) => {
    const { lastFour, balanceCents } = await readGiftBalance(req.pool, input.code)
    return { lastFour, balance: centsToAmount(balanceCents) }
  },
  // Enough for typing errors; a code has 79 bits.
  { rateLimit: { calls: 20, seconds: 600 } },
)

export const refundGiftSale = implement(routes.refundGiftSale, async (req, { params }) => {
  await refund(req, params.id)
})
