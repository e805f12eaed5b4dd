/**
 * The model instructions and the model forms of Annex I to Directive 2011/83/EU, as `domain/markets` fills them. What a
 * buyer reads before paying and in an email is the same, so both are translated by these.
 */
export const WITHDRAWAL_TEXTS: readonly string[] = [
  'You have the right to withdraw from this contract within 14 days without giving any reason.',
  'The period ends 14 days after the day on which you receive the goods, or the last of them, or someone you chose receives them who isn’t the carrier.',
  'The period ends 14 days after the day on which the contract is concluded. A free trial is part of it.',
  'The period ends 14 days after the day on which you buy the gift, also when we send it later.',
  'To withdraw, tell us ({seller}) in a clear statement: with “Withdraw from contract here” on this site, by email or by letter. You can use the form below, but you don’t have to. It’s enough to send it before the period ends.',
  'If you withdraw, we refund everything you paid us for the order, including standard shipping, without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing. We may wait until the goods are back or you have shown that you sent them, whichever comes first.',
  'If you withdraw, we refund what you paid us for the membership without undue delay and no later than 14 days after the day on which we learn of it. We refund the card you paid with, and it costs you nothing.',
  'If you withdraw, we refund what is left of the gift without undue delay and no later than 14 days after the day on which we learn of it: what a gift card can still pay, or all of a membership that wasn’t redeemed. We refund the card you paid with, and it costs you nothing. The code stops working.',
  'What was spent or redeemed before can’t be withdrawn from. An order that a gift card paid for has its own right of withdrawal: its price goes back to the gift card.',
  'If you asked us to begin during the 14 days, you pay for the part of the paid period before you withdrew.',
  'Send the goods to {address} no later than 14 days after the day on which you informed us. You pay for sending them back. You pay for a loss in value only if you handled the goods more than needed to see what they are and how they work.',
  'To {seller}:',
  'I withdraw from my contract of sale of the following goods:',
  'I withdraw from my contract for the following service: membership',
  'I withdraw from my contract for the following gift:',
  'Ordered on / received on:',
  'Ordered on:',
  'Name:',
  'Address:',
  'Signature (only on paper) and date:',
  'VAT number {number}',
  'Prices include VAT.',
  'VAT is added at checkout and is part of the total.',
  'VAT and customs fees are due on delivery. They aren’t part of the total.',
  'Right of withdrawal',
]
