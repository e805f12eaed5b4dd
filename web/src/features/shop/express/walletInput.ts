import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { addressSchema, createPaymentInput, type CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import type { CheckoutValues } from '../checkout/checkoutValues.ts'

type Paid = Pick<StripeExpressCheckoutElementConfirmEvent, 'billingDetails' | 'shippingAddress'>
type WalletAddress = NonNullable<Paid['shippingAddress']>['address']

/** What a wallet gives, for the form of the checkout. */
export function valuesOf({ billingDetails, shippingAddress }: Paid, shippingMethod: ShippingMethod): CheckoutValues {
  const address = addressOf(shippingAddress?.name ?? billingDetails?.name, shippingAddress?.address)
  const payer = addressSchema.safeParse(addressOf(billingDetails?.name, billingDetails?.address))
  return {
    customerInfo: { email: billingDetails?.email ?? '', phone: billingDetails?.phone ?? '' },
    shippingAddress: address,
    // Some wallets give none, or only its country: then the order is billed to where it goes.
    billingAddress: payer.success ? payer.data : address,
    useSameAddress: !payer.success,
    shippingMethod,
  }
}

/** @returns null where the wallet has left out something that we need. */
export function paymentInput(values: CheckoutValues, cents: Cents): CreatePaymentInput | null {
  const { billingAddress, ...rest } = values
  const sent = { ...rest, ...(!values.useSameAddress && { billingAddress }), due: centsToAmount(cents) }
  return createPaymentInput.safeParse(sent).data ?? null
}

function addressOf(name = '', address?: WalletAddress) {
  return {
    ...namesOf(name),
    company: '',
    street: address?.line1 ?? '',
    streetAnnex: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
    zipCode: address?.postal_code ?? '',
  }
}

/** A wallet has one field for the name; the last word is the last name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}
