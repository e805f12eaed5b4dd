import type { Address } from '#contracts/checkout.ts'
import { CURRENCY } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

type Taxed = {
  lines: { reference: string; amountCents: Cents; quantity: number }[]
  shippingCents: Cents
  address: Address
}

/** Pass the id with the payment, so that Stripe's tax reports include it. */
export async function calculateTax({
  lines,
  shippingCents,
  address,
}: Taxed): Promise<{ cents: Cents; id: string | null }> {
  const calculation = await callStripe('calculating tax', 'tax.calculation', () =>
    stripe().tax.calculations.create({
      currency: CURRENCY,
      customer_details: {
        address: {
          line1: address.street,
          line2: address.streetAnnex,
          city: address.city,
          state: address.state,
          postal_code: address.zipCode,
          country: address.country,
        },
        address_source: 'shipping',
      },
      line_items: lines.map(({ reference, amountCents, quantity }) => ({
        reference,
        amount: amountCents,
        quantity,
        tax_behavior: 'exclusive',
      })),
      ...(shippingCents > 0 && { shipping_cost: { amount: shippingCents, tax_behavior: 'exclusive' } }),
    }),
  )
  return { cents: calculation.tax_amount_exclusive, id: calculation.id }
}
