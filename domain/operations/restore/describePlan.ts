import { formatCents } from '#contracts/shared/money.ts'
import type { OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import type { LostMembership } from './planMemberships.ts'
import type { LostOrder, Plan } from './planReconcile.ts'

export function describePlan(plan: Plan): string[] {
  return [
    `${plan.knownPayments} payments belong to existing orders`,
    ...plan.toSettle.map((payment) => `settle ${nameOf(payment)}: paid since the backup`),
    ...plan.toImport.map((lost) => `import ${nameOf(lost.payment)}: ${goodsOf(lost)}`),
    ...plan.toCancel.map((payment) => `cancel the open payment of ${nameOf(payment)}: it was never paid`),
    ...plan.incomplete.map((payment) => `alert about ${nameOf(payment)}: Stripe doesn’t know what was bought`),
    ...plan.printedSince.map(
      ({ reference, print }) =>
        `take over print order ${print.id} of ${reference}: ${print.hasBegun ? 'it is in production' : 'it waits for you in the panel'}`,
    ),
    ...plan.moneyBack.map(
      ({ reference }) => `read the refunds and disputes of ${reference}: they changed since the backup`,
    ),
    ...plan.lostMemberships.map(describeMembership),
  ]
}

const nameOf = ({ orderReference, amountCents, createdAt }: OrderPayment): string =>
  `${orderReference} (${formatCents(amountCents)}, ${createdAt.toISOString().slice(0, 10)})`

function goodsOf({ print }: LostOrder): string {
  if (print === null) return 'no print order is known, so it waits for you in the panel'
  return print.hasBegun
    ? `print order ${print.id} is in production`
    : `print order ${print.id} waits for you in the panel`
}

const describeMembership = ({ subscription, userId }: LostMembership): string =>
  userId === null
    ? `alert about membership ${subscription.id}: its account was lost`
    : `take over membership ${subscription.id} of member no. ${userId}`
