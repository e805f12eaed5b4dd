import type Stripe from 'stripe'
import type { Address } from '#contracts/shop/checkout.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import { CardProviderError, callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { readAllPages } from './readAllPages.ts'

/** A wallet gives only a part of it before its owner pays. */
export type TaxedAddress = Pick<Address, 'country'> & { [Field in keyof Address]?: Address[Field] | undefined }

type Taxed = {
  lines: { reference: string; amountCents: Cents; quantity: number }[]
  shippingCents: Cents
  address: TaxedAddress
}

type CartTaxes = {
  /** Of each line. */
  lines: Cents[]
  shippingCents: Cents
  /** To pass with the payment, so that Stripe's tax reports include it. */
  calculationId: string | null
}

/** @throws CardProviderError, also when the parts don't add up to Stripe's sum: nobody should pay either. */
export async function calculateTax({ lines, shippingCents, address }: Taxed): Promise<CartTaxes> {
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
      expand: ['line_items'],
    }),
  )
  const taxed = await allLines(calculation)
  const taxes = {
    lines: lines.map(({ reference }) => taxed.find((line) => line.reference === reference)?.amount_tax ?? 0),
    shippingCents: calculation.shipping_cost?.amount_tax ?? 0,
  }
  const sum = taxes.lines.reduce((total, cents) => total + cents, taxes.shippingCents)
  if (sum === calculation.tax_amount_exclusive) return { ...taxes, calculationId: calculation.id }
  const problem = `the parts add up to ${sum} instead of ${calculation.tax_amount_exclusive}`
  throw new CardProviderError('calculating tax', new Error(problem))
}

/** Stripe answers with the first lines only; the others are pages of their own. */
async function allLines({ id, line_items: first }: Stripe.Tax.Calculation): Promise<Stripe.Tax.CalculationLineItem[]> {
  if (!first?.has_more || id === null) return first?.data ?? []
  return readAllPages((page) =>
    callStripe('reading the tax of each item', 'list', () =>
      stripe().tax.calculations.listLineItems(id, { limit: 100, ...page }),
    ),
  )
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
