import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'
import { modelInstructions } from './modelInstructions.ts'

/** For a gift card or a gift membership. */
export const giftWithdrawalText = (seller: string[], t: Translate): MarketNotice['giftWithdrawal'] =>
  modelInstructions({
    seller,
    t,
    period: t('The period ends 14 days after the day on which you buy the gift, also when we send it later.'),
    effects: [
      t(
        'If you withdraw, we refund what is left of the gift without undue delay and no later than 14 days after the day on which we learn of it: what a gift card can still pay, or all of a membership that wasn’t redeemed. We refund the card you paid with, and it costs you nothing. The code stops working.',
      ),
      t(
        'What was spent or redeemed before can’t be withdrawn from. An order that a gift card paid for has its own right of withdrawal: its price goes back to the gift card.',
      ),
    ],
    what: t('I withdraw from my contract for the following gift:'),
    dated: t('Ordered on:'),
  })
