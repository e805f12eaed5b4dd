import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { givenBack } from './invoiceTax.ts'
import { findMembershipPrice, findPrice } from './prices.ts'
import { readRenewalTax } from './renewalTax.ts'

type NewPlan = {
  plan: Plan
  priceCents: Cents
  /** The moment from which the old period counts as unused. The same one gives the same amounts. */
  at: Date
}

export type PlanChangeAmounts = {
  /** Of the new period, after a discount and with its tax. */
  newCents: Cents
  /** The tax on a renewal without a discount; null where no tax is added. */
  renewalTaxCents: Cents | null
  /** For the unused part of the old period, with its tax. */
  unusedCents: Cents
  /** Of an earlier credit, what it pays. */
  creditUsedCents: Cents
  /** What the card is charged. */
  dueCents: Cents
  /** What stays for the next charges. */
  creditLeftCents: Cents
}

export async function previewPlanChange(id: string, change: NewPlan): Promise<PlanChangeAmounts> {
  const price = await findMembershipPrice(change.plan, change.priceCents)
  const item = await switchedItem(id, price.id)
  const invoice = await callStripe('previewing another plan', 'invoice', () =>
    stripe().invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [item],
        proration_behavior: 'always_invoice',
        proration_date: seconds(change.at),
      },
    }),
  )
  const unusedCents = invoice.lines.data.reduce((sum, line) => sum + givenBack(line), 0)
  const { total, amount_due: dueCents } = invoice
  const creditBefore = Math.max(0, -invoice.starting_balance)
  return {
    newCents: total + unusedCents,
    renewalTaxCents: await readRenewalTax(invoice, price, change.priceCents),
    unusedCents,
    creditUsedCents: Math.max(0, Math.min(creditBefore, total)),
    dueCents,
    creditLeftCents: Math.max(0, dueCents - total - invoice.starting_balance),
  }
}

/** Charges the difference at once, or gives a credit; changes nothing if the card is refused. Idempotent for the same key. */
export const changePlan = (id: string, change: NewPlan, idempotencyKey: IdempotencyKey): Promise<void> =>
  switchPlan(id, change, { behavior: 'error_if_incomplete', idempotencyKey })

/** As `changePlan`, but a refused card is handled as at a renewal: the new plan is unpaid, and the provider tries again. */
export const renewWithPlan = (id: string, change: NewPlan, idempotencyKey: IdempotencyKey): Promise<void> =>
  switchPlan(id, change, { behavior: 'allow_incomplete', idempotencyKey })

async function switchPlan(
  id: string,
  change: NewPlan,
  {
    behavior,
    idempotencyKey,
  }: { behavior: 'error_if_incomplete' | 'allow_incomplete'; idempotencyKey: IdempotencyKey },
): Promise<void> {
  const item = await switchedItem(id, await findPrice(change.plan, change.priceCents))
  await callStripe('changing a plan', 'subscription', () =>
    stripe().subscriptions.update(
      id,
      {
        items: [item],
        proration_behavior: 'always_invoice',
        proration_date: seconds(change.at),
        payment_behavior: behavior,
      },
      { idempotencyKey },
    ),
  )
}

async function switchedItem(id: string, price: string): Promise<{ id: string; price: string }> {
  const { items } = await callStripe('reading a subscription', 'subscription', () =>
    stripe().subscriptions.retrieve(id),
  )
  return { id: items.data[0]?.id ?? '', price }
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
