import type Stripe from 'stripe'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { addedTax } from './invoiceTax.ts'

/**
 * On a renewal at the full price, at the rates of today where the customer lives. Calculated, unless the previewed change
 * bills that price in full already. Null where no tax is added.
 */
export async function readRenewalTax(
  { automatic_tax: tax, lines, customer }: Stripe.Invoice,
  { id, productId }: { id: string; productId: string },
  priceCents: Cents,
): Promise<Cents | null> {
  // Without a place, invoices are finished without tax.
  if (!tax.enabled || tax.status === 'requires_location_inputs') return null
  const billed = lines.data.find(({ amount, pricing }) => amount >= 0 && idOf(pricing?.price_details?.price) === id)
  const isDiscounted = billed?.discount_amounts?.some(({ amount }) => amount > 0)
  if (billed?.amount === priceCents && !isDiscounted) return addedTax(billed)
  const calculation = await callStripe('calculating tax', 'tax.calculation', () =>
    stripe().tax.calculations.create({
      currency: CURRENCY,
      customer: idOf(customer) ?? '',
      line_items: [{ reference: 'renewal', amount: priceCents, product: productId, tax_behavior: 'exclusive' }],
    }),
  )
  return calculation.tax_amount_exclusive
}
