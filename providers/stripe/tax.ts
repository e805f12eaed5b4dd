import type { Address } from '#contracts/checkout.ts'
import { CURRENCY } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import type { TaxPlace } from '#contracts/taxPlace.ts'
import { CardProviderError, callStripe } from './CardProviderError.ts'
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

export type TaxedMembership = {
  /** The product of its price, whose tax code says what is sold. */
  productId: string
  amounts: Cents[]
  place: TaxPlace
}

/** Only shown; the subscription's invoices are taxed by Stripe itself, from the customer's address. @returns the tax of each amount. */
export async function calculateMembershipTax({ productId, amounts, place }: TaxedMembership): Promise<Cents[]> {
  const calculation = await callStripe('calculating tax', 'tax.calculation', () =>
    stripe().tax.calculations.create({
      currency: CURRENCY,
      customer_details: { address: addressOf(place), address_source: 'billing' },
      line_items: amounts.map((amount, index) => ({
        reference: String(index),
        amount,
        product: productId,
        tax_behavior: 'exclusive',
      })),
      expand: ['line_items'],
    }),
  )
  const lines = calculation.line_items?.data ?? []
  return amounts.map((_, index) => lines.find(({ reference }) => reference === String(index))?.amount_tax ?? 0)
}

/** Empty texts remove what an earlier place had. */
export const addressOf = ({ country, postalCode }: TaxPlace) => ({ country, postal_code: postalCode ?? '' })

/** The card provider doesn't know this place, for example a ZIP code that doesn't exist. */
export const isUnknownPlace = (error: unknown): boolean =>
  error instanceof CardProviderError && error.code === 'customer_tax_location_invalid'
