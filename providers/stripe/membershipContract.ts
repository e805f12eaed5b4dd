import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { givenBack } from './invoiceTax.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

/** What one invoice billed. */
export type ContractPeriod = {
  from: Date | null
  until: Date | null
  /** Of the period, after a discount and with its tax. */
  valueCents: Cents
  /** Given back for the unused part of the period before, when the plan was changed. */
  creditedCents: Cents
  /** What a card paid, or someone marked as paid. */
  paidCents: Cents
  /** What a credit of the customer paid. */
  creditUsedCents: Cents
}

export type MembershipContract = {
  customerId: string
  /** Oldest first. */
  periods: ContractPeriod[]
}

/** Null without a paid invoice. */
export async function readMembershipContract(subscriptionId: string): Promise<MembershipContract | null> {
  const invoices = await orNullIfMissing(
    'subscription',
    callStripe('reading invoices', 'list', () =>
      stripe().invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 }),
    ),
  )
  const customerId = idOf(invoices?.data[0]?.customer)
  if (!invoices || !customerId) return null
  const periods = invoices.data
    .toReversed()
    .map(({ lines, total, amount_paid: paidCents, starting_balance: before, ending_balance: after }) => {
      const credited = lines.data.filter(({ amount }) => amount < 0)
      const billed = lines.data.filter((line) => !credited.includes(line)).map(({ period }) => period)
      const creditedCents = credited.reduce((sum, line) => sum + givenBack(line), 0)
      return {
        from: billed.length > 0 ? toDate(Math.min(...billed.map(({ start }) => start))) : null,
        until: billed.length > 0 ? toDate(Math.max(...billed.map(({ end }) => end))) : null,
        valueCents: total + creditedCents,
        creditedCents,
        paidCents,
        // A negative balance is credit. A rest that is too small for a card makes it positive.
        creditUsedCents: Math.max(0, Math.min(-before, (after ?? before) - before)),
      }
    })
  return { customerId, periods }
}
