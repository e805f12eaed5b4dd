import { msg } from '../shared/msg.ts'

/** Who sells, as the owner wrote it in the settings: the name, the address and how to reach them. */
export type Trader = {
  seller: string[]
  vatNumber: string | null
  /** Where goods go back to. */
  returnsAddress: string
}

/** What somebody withdraws from. */
type Contract = 'goods' | 'membership' | 'gift'
type Translate = (text: string, values?: Record<string, unknown>) => string
type Terms = {
  /** When the period ends. */
  period: string
  /** What is refunded, and what else the buyer has to know. */
  effects: string[]
  /** What the form withdraws from. */
  what: string
  /** How the form dates the contract. */
  dated: string
}

const TERMS: Record<Contract, Terms> = {
  goods: {
    period: msg(
      'The period ends 14 days after the day on which you receive the goods, or the last of them, or someone you chose receives them who isn’t the carrier.',
    ),
    effects: [
      msg(
        'If you withdraw, we refund everything you paid us for the order, including standard shipping, without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing. We may wait until the goods are back or you have shown that you sent them, whichever comes first.',
      ),
      msg(
        'Send the goods to {address} no later than 14 days after the day on which you informed us. You pay for sending them back. You pay for a loss in value only if you handled the goods more than needed to see what they are and how they work.',
      ),
    ],
    what: msg('I withdraw from my contract of sale of the following goods:'),
    dated: msg('Ordered on / received on:'),
  },
  membership: {
    period: msg(
      'The period ends 14 days after the day on which the contract is concluded. A free trial is part of it.',
    ),
    effects: [
      msg(
        'If you withdraw, we refund what you paid us for the membership without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing.',
      ),
      msg('If you asked us to begin during the 14 days, you pay for the part of the paid period before you withdrew.'),
    ],
    what: msg('I withdraw from my contract for the following service: membership'),
    dated: msg('Ordered on:'),
  },
  gift: {
    period: msg('The period ends 14 days after the day on which you buy the gift, also when we send it later.'),
    effects: [
      msg(
        'If you withdraw, we refund what is left of the gift without undue delay and no later than 14 days after the day on which we learn of it: what a gift card can still pay, or all of a membership that wasn’t redeemed. We refund the card you paid with, and it costs you nothing. The code stops working.',
      ),
      msg(
        'What was spent or redeemed before can’t be withdrawn from. An order that a gift card paid for has its own right of withdrawal: its price goes back to the gift card.',
      ),
    ],
    what: msg('I withdraw from my contract for the following gift:'),
    dated: msg('Ordered on:'),
  },
}

/** The seller's details, one a line. */
export const sellerLines = ({ seller, vatNumber }: Trader, t: Translate): string[] =>
  vatNumber ? [...seller, t('VAT number {number}', { number: vatNumber })] : seller

/** The model instructions and the model form of Annex I to Directive 2011/83/EU. */
export function withdrawalTerms(contract: Contract, trader: Trader, t: Translate) {
  const { period, effects, what, dated } = TERMS[contract]
  const lines = sellerLines(trader, t)
  return {
    title: t('Right of withdrawal'),
    paragraphs: [
      t('You have the right to withdraw from this contract within 14 days without giving any reason.'),
      t(period),
      t(
        'To withdraw, tell us ({seller}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.',
        { seller: lines.join(', ') },
      ),
      ...effects.map((effect) => t(effect, { address: trader.returnsAddress })),
    ],
    form: [
      t('To {seller}:', { seller: lines.slice(0, 3).join(', ') }),
      t(what),
      t(dated),
      t('Name:'),
      t('Address:'),
      t('Signature (only on paper) and date:'),
    ],
  }
}
