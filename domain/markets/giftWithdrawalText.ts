import type { MarketNotice } from '#contracts/marketNotice.ts'

/** The model instructions and the model form of Annex I to Directive 2011/83/EU, for a gift card or a gift membership. */
export const giftWithdrawalText = (seller: string[]): MarketNotice['giftWithdrawal'] => ({
  title: 'Right of withdrawal',
  paragraphs: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The period ends 14 days after the day on which you buy the gift, also when we send it later.',
    `To withdraw, tell us (${seller.join(', ')}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.`,
    'If you withdraw, we refund what is left of the gift without undue delay and no later than 14 days after the day on which we learn of it: what a gift card can still pay, or all of a membership that wasn’t redeemed. We refund the card you paid with, and it costs you nothing. The code stops working.',
    'What was spent or redeemed before can’t be withdrawn from. An order that a gift card paid for has its own right of withdrawal: its price goes back to the gift card.',
  ],
  form: [
    `To ${seller.slice(0, 3).join(', ')}:`,
    'I withdraw from my contract for the following gift:',
    'Ordered on:',
    'Name:',
    'Address:',
    'Signature (only on paper) and date:',
  ],
})
