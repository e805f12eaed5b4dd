import type { MarketNotice } from '#contracts/marketNotice.ts'

type Contract = {
  seller: string[]
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
export const modelInstructions = ({ seller, period, effects, what, dated }: Contract): MarketNotice['withdrawal'] => ({
  title: 'Right of withdrawal',
  paragraphs: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    period,
    `To withdraw, tell us (${seller.join(', ')}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.`,
    ...effects,
  ],
  form: [
    `To ${seller.slice(0, 3).join(', ')}:`,
    what,
    dated,
    'Name:',
    'Address:',
    'Signature (only on paper) and date:',
  ],
})
