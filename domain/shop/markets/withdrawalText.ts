import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'
import { modelInstructions } from './modelInstructions.ts'

/** For goods. */
export const withdrawalText = (seller: string[], returnsAddress: string, t: Translate): MarketNotice['withdrawal'] =>
  modelInstructions({
    seller,
    t,
    period: t(
      'The period ends 14 days after the day on which you receive the goods, or the last of them, or someone you chose receives them who isn’t the carrier.',
    ),
    effects: [
      t(
        'If you withdraw, we refund everything you paid us for the order, including standard shipping, without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing. We may wait until the goods are back or you have shown that you sent them, whichever comes first.',
      ),
      t(
        'Send the goods to {address} no later than 14 days after the day on which you informed us. You pay for sending them back. You pay for a loss in value only if you handled the goods more than needed to see what they are and how they work.',
        { address: returnsAddress },
      ),
    ],
    what: t('I withdraw from my contract of sale of the following goods:'),
    dated: t('Ordered on / received on:'),
  })
