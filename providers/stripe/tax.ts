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

export type MembershipTaxes = {
  /** Of each amount. */
  cents: Cents[]
  /** To pass with a payment of all amounts. Stripe taxes a subscription's invoices itself, from the customer's address. */
  calculationId: string | null
}

export async function calculateMembershipTax({ productId, amounts, place }: TaxedMembership): Promise<MembershipTaxes> {
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
  const cents = amounts.map((_, index) => lines.find(({ reference }) => reference === String(index))?.amount_tax ?? 0)
  return { cents, calculationId: calculation.id }
}

/** Empty texts remove what an earlier place had. */
export const addressOf = ({ country, postalCode }: TaxPlace) => ({ country, postal_code: postalCode ?? '' })

/** The card provider doesn't know this place, for example a ZIP code that doesn't exist. */
export const isUnknownPlace = (error: unknown): boolean =>
  error instanceof CardProviderError && error.code === 'customer_tax_location_invalid'
