import type { Translate } from '#texts/textsIn.ts'
import type { MarketNotice } from '#contracts/marketNotice.ts'

type Contract = {
  seller: string[]
  t: Translate
  /** When the period ends. */
  period: string
  /** What is refunded, and what else the buyer has to know. */
  effects: string[]
  /** What the form withdraws from. */
  what: string
  /** How the form dates the contract. */
  dated: string
}

/** The model instructions and the model form of Annex I to Directive 2011/83/EU. */
export const modelInstructions = ({
  seller,
  t,
  period,
  effects,
  what,
  dated,
}: Contract): MarketNotice['withdrawal'] => ({
  title: t('Right of withdrawal'),
  paragraphs: [
    t('You have the right to withdraw from this contract within 14 days without giving any reason.'),
    period,
    t(
      'To withdraw, tell us ({seller}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.',
      { seller: seller.join(', ') },
    ),
    ...effects,
  ],
  form: [
    t('To {seller}:', { seller: seller.slice(0, 3).join(', ') }),
    what,
    dated,
    t('Name:'),
    t('Address:'),
    t('Signature (only on paper) and date:'),
  ],
})
