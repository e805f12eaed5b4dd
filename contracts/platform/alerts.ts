import { type FactCatalog, factInEnglish, type FactOf, type StoredFact } from './facts.ts'

const IN_STRIPE = 'in Stripe’s dashboard'

/** What needs the owner or the shop beyond one order: what happened and what to do next. `member` is a member's number. */
export const ALERTS = {
  'webhook-gone': {
    text: 'Webhooks to {url} were switched off: the receiver answered 410, which means that it is gone. Repair the receiver, then switch it on under Webhooks.',
    values: { url: 'text' },
  },
  'webhook-failing': {
    text: 'Webhooks to {url} were switched off: no delivery was accepted for three days. Repair the receiver, then switch it on under Webhooks.',
    values: { url: 'text' },
  },
  'withdrawal-by-hand': {
    text: 'A member withdrew after changing the plan. Nothing was refunded yet, because a credit from elsewhere paid a part, or the credit at the card provider isn’t there as expected. Work out what is owed for the unused days, refund it in the panel or the provider’s dashboard within 14 days, and remove the credit there.',
  },
  'gift-card-refund-failed': {
    text: 'A refund of {amount} for gift card {reference} failed ({reason}). The amount is on the card again. Deactivate the card before you refund the buyer in another way.',
    values: { amount: 'cents', reference: 'text', reason: 'text' },
  },
  'gift-membership-refund-failed': {
    text: `A refund of {amount} for gift membership {reference} failed ({reason}). Its code works again. Refund the payment ${IN_STRIPE} if the buyer should still get the money back.`,
    values: { amount: 'cents', reference: 'text', reason: 'text' },
  },
  'gift-card-owed': {
    text: 'The buyer of gift card {reference} has the money back, but {owed} of it was already spent. Look at the orders in the card’s ledger, and cancel those that haven’t gone to print: what they give back to the card pays this first.',
    values: { reference: 'text', owed: 'cents' },
  },
  'gift-redeemed': {
    text: 'The buyer of gift membership {reference} has {amount} back, but the membership was redeemed before. It runs until its end. Ask the buyer what happened; nothing else needs to be done here.',
    values: { reference: 'text', amount: 'cents' },
  },
  'gift-paid-back-twice': {
    text: `The buyer of gift membership {reference} has {amount} back, which is {extra} more than they paid: a refund and a dispute. Send the bank your proof of the refund ${IN_STRIPE}.`,
    values: { reference: 'text', amount: 'cents', extra: 'cents' },
  },
  'gift-dispute-inquiry': {
    text: `The buyer’s bank is asking about the payment of gift {reference}. It is on hold. Answer the bank ${IN_STRIPE}.`,
    values: { reference: 'text' },
  },
  'gift-dispute-open': {
    text: `The buyer’s bank disputes the payment of gift {reference}. It is on hold until the bank decides. Answer the bank ${IN_STRIPE}.`,
    values: { reference: 'text' },
  },
  'gift-dispute-lost': {
    text: 'You lost the dispute about gift {reference}. What was left of it was taken back.',
    values: { reference: 'text' },
  },
  'gift-dispute-prevented': {
    text: 'A dispute about gift {reference} was prevented before it started. What the bank paid the buyer was taken back.',
    values: { reference: 'text' },
  },
  'dispute-unknown': {
    text: `Stripe reports dispute {dispute} of {subject} as “{status}”, which this version doesn’t know. Nothing was changed. Check the dispute ${IN_STRIPE}.`,
    values: { dispute: 'text', subject: 'text', status: 'text' },
  },
  'gift-payment-unknown': {
    text: 'A payment of {amount} for the gift {reference} ({payment}) arrived, but that purchase isn’t here or has another payment. If it was a gift card, issue one in the panel; otherwise refund the payment in the Stripe Dashboard.',
    values: { amount: 'cents', reference: 'text', payment: 'text' },
  },
  'gift-amount-wrong': {
    text: 'The card provider charged {paid} {currency} for gift {reference}, but it costs {price}. Nothing was issued. Refund the payment in the Stripe Dashboard.',
    values: { paid: 'cents', currency: 'text', reference: 'text', price: 'cents' },
  },
  'membership-without-tax': {
    text: `Stripe no longer knows where the member of membership {subscription} lives, so it has switched tax off: payments have no tax until you enter the customer’s address ${IN_STRIPE} and switch automatic tax of the subscription on again.`,
    values: { subscription: 'text' },
  },
  'credit-after-dispute': {
    text: `The bank took a payment of membership {subscription} back, but a part of it is still credit of the customer at Stripe. Remove the credit ${IN_STRIPE}, or it pays the next membership.`,
    values: { subscription: 'text' },
  },
  'two-memberships': {
    text: `Member no. {member} has two active subscriptions at Stripe: {subscription} and {other}. Cancel one of them ${IN_STRIPE} and refund what was paid for it.`,
    values: { member: 'text', subscription: 'text', other: 'text' },
  },
  'membership-refund-rest': {
    text: `A membership payment of {due} is due back to the member. {byHand} of it was refunded by hand. Refund the other {rest} ${IN_STRIPE} (payment {payment}).`,
    values: { due: 'cents', byHand: 'cents', rest: 'cents', payment: 'text' },
  },
  'membership-refund-unsent': {
    text: `A refund of {amount} for the membership of member no. {member} could not be sent to Stripe for a day. Check the Stripe key, or refund it ${IN_STRIPE}.`,
    values: { amount: 'cents', member: 'text' },
  },
  'membership-refund-pending': {
    text: `A refund of {amount} for the membership of member no. {member} has been pending at Stripe for a day. Check your Stripe balance and the refund ${IN_STRIPE}.`,
    values: { amount: 'cents', member: 'text' },
  },
  'membership-refund-failed': {
    text: 'A refund of {amount} for the membership of member no. {member} failed ({reason}). Refund the member in another way.',
    values: { amount: 'cents', member: 'text', reason: 'text' },
  },
  'paid-after-end': {
    text: `Member no. {member} paid {amount} for a membership that had ended (invoice {invoice}). Check it ${IN_STRIPE} and refund it if the payment came after the end.`,
    values: { member: 'text', amount: 'cents', invoice: 'text' },
  },
  'plan-not-changed': {
    text: `A member chose the monthly plan from {day} on, but it couldn’t be changed in time and another year of membership {subscription} began. Write to the member, and refund the year or change the plan ${IN_STRIPE}.`,
    values: { day: 'text', subscription: 'text' },
  },
  'invoice-unfinished': {
    text: `Stripe couldn’t finish invoice {invoice}. It charges no card until you correct it ${IN_STRIPE}.`,
    values: { invoice: 'text' },
  },
  'invoice-without-place': {
    text: `Stripe couldn’t finish invoice {invoice}, because it doesn’t know where the customer lives, which tax depends on. It charges no card until you correct it ${IN_STRIPE}.`,
    values: { invoice: 'text' },
  },
  'membership-unnamed': {
    text: `Stripe didn’t store whose membership subscription {subscription} is. In the metadata of the subscription ${IN_STRIPE}, set “userId” to {member} and “localKey” to {localKey}.`,
    values: { subscription: 'text', member: 'text', localKey: 'text' },
  },
  'membership-still-named': {
    text: `Stripe didn’t store whose membership subscription {subscription} is. In the metadata of the subscription ${IN_STRIPE}, remove “userId” and “localKey”.`,
    values: { subscription: 'text' },
  },
  'membership-without-account': {
    text: 'Subscription {subscription} is active at Stripe, but its account was lost with the database. Ask the member to sign up again, then cancel and refund the subscription in the Stripe Dashboard.',
    values: { subscription: 'text' },
  },
  'credit-after-deletion': {
    text: `A member (no. {member}) deleted the account with a credit of {amount} at Stripe, which can’t pay anything now. If you owe it, refund a payment of customer {customer} ${IN_STRIPE}, then remove the credit there.`,
    values: { member: 'text', amount: 'cents', customer: 'text' },
  },
  'payment-of-lost-order': {
    text: '{amount} was paid for order {reference} ({payment}), which was lost. Stripe doesn’t know what was bought. Ask the buyer, or refund the payment in the Stripe Dashboard.',
    values: { amount: 'cents', reference: 'text', payment: 'text' },
  },
  'payment-without-order': {
    text: '{amount} was paid for order {reference} ({payment}), but there is no such order here. If a backup was restored, run: npm run reconcile -- --since DATE. Otherwise refund it in the Stripe Dashboard.',
    values: { amount: 'cents', reference: 'text', payment: 'text' },
  },
  'order-paid-twice': {
    text: '{amount} was paid for order {reference} ({payment}), but that order has another payment. Refund this one in the Stripe Dashboard.',
    values: { amount: 'cents', reference: 'text', payment: 'text' },
  },
  'refund-unsent': {
    text: `A refund of {amount} for {subject} could not be sent to Stripe for a day. Check the Stripe key, or refund it ${IN_STRIPE}.`,
    values: { amount: 'cents', subject: 'text' },
  },
  'refund-pending': {
    text: `A refund of {amount} for {subject} has been pending at Stripe for a day. Check your Stripe balance and the refund ${IN_STRIPE}.`,
    values: { amount: 'cents', subject: 'text' },
  },
  'refund-refused': {
    text: 'Stripe refused a refund of {amount} for order {reference}: {reason} Refund the buyer in another way.',
    values: { amount: 'cents', reference: 'text', reason: 'text' },
  },
  'print-state-unknown': {
    text: 'The print provider reports the {of} state “{state}”, which this site doesn’t know, for example for {reference}. Such orders keep their state here. Check them at the print provider, and ask the developer of this site to add the state.',
    values: { of: 'text', state: 'text', reference: 'text' },
  },
  'below-cost': {
    text: '“{title}” is partly not for sale: variants that cost more than their price: {count}, such as {variant} ({price}, costs {cost}). Change the price or the cost at the print provider, or allow the sale with “Sell below cost” in Sizes and colors.',
    values: { title: 'text', count: 'count', variant: 'text', price: 'cents', cost: 'cents' },
  },
  /** What an earlier version wrote in words. */
  note: { text: '{text}', values: { text: 'text' } },
} as const satisfies FactCatalog

export type Alert = FactOf<typeof ALERTS>

export const alertInEnglish = (alert: StoredFact): string => factInEnglish(ALERTS, alert)
