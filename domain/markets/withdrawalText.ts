import type { MarketNotice } from '#contracts/marketNotice.ts'

/** The model instructions and the model form of Annex I to Directive 2011/83/EU, for goods. */
export const withdrawalText = (seller: string[], returnsAddress: string): MarketNotice['withdrawal'] => ({
  title: 'Right of withdrawal',
  paragraphs: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The period ends 14 days after the day on which you receive the goods, or the last of them, or someone you chose receives them who isn’t the carrier.',
    `To withdraw, tell us (${seller.join(', ')}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.`,
    'If you withdraw, we refund everything you paid us for the order, including standard shipping, without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing. We may wait until the goods are back or you have shown that you sent them, whichever comes first.',
    `Send the goods to ${returnsAddress} no later than 14 days after the day on which you informed us. You pay for sending them back. You pay for a loss in value only if you handled the goods more than needed to see what they are and how they work.`,
  ],
  form: [
    `To ${seller.slice(0, 3).join(', ')}:`,
    'I withdraw from my contract of sale of the following goods:',
    'Ordered on / received on:',
    'Name:',
    'Address:',
    'Signature (only on paper) and date:',
  ],
})
