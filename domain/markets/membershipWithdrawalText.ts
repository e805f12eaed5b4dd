import type { MarketNotice } from '#contracts/marketNotice.ts'

/** The model instructions and the model form of Annex I to Directive 2011/83/EU, for a service. */
export const membershipWithdrawalText = (seller: string[]): MarketNotice['membershipWithdrawal'] => ({
  title: 'Right of withdrawal',
  paragraphs: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The period ends 14 days after the day on which the contract is concluded. A free trial is part of it.',
    `To withdraw, tell us (${seller.join(', ')}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.`,
    'If you withdraw, we refund what you paid us for the membership without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing.',
    'If you asked us to begin during the 14 days, you pay for the part of the paid period before you withdrew.',
  ],
  form: [
    `To ${seller.slice(0, 3).join(', ')}:`,
    'I withdraw from my contract for the following service: membership',
    'Ordered on:',
    'Name:',
    'Address:',
    'Signature (only on paper) and date:',
  ],
})
