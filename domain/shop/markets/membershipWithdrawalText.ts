import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'
import { modelInstructions } from './modelInstructions.ts'

/** For a service. */
export const membershipWithdrawalText = (seller: string[], t: Translate): MarketNotice['membershipWithdrawal'] =>
  modelInstructions({
    seller,
    t,
    period: t('The period ends 14 days after the day on which the contract is concluded. A free trial is part of it.'),
    effects: [
      t(
        'If you withdraw, we refund what you paid us for the membership without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing.',
      ),
      t('If you asked us to begin during the 14 days, you pay for the part of the paid period before you withdrew.'),
    ],
    what: t('I withdraw from my contract for the following service: membership'),
    dated: t('Ordered on:'),
  })
