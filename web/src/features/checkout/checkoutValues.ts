import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { createPaymentInput, type CreatePaymentInput } from '#contracts/checkout.ts'
import type { CurrentUser } from '#contracts/people.ts'

type Sent = z.input<typeof createPaymentInput>
/** What the form holds. Of the billing address it asks only for the names. */
export type CheckoutValues = Sent & {
  billingAddress: NonNullable<Sent['billingAddress']>
  useSameAddress: boolean
  shippingMethod: CreatePaymentInput['shippingMethod']
}

export function startValues(user: CurrentUser | null): CheckoutValues {
  const address = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    company: '',
    street: '',
    streetAnnex: '',
    city: '',
    state: '',
    country: 'US',
    zipCode: '',
  }
  return {
    customerInfo: { email: user?.email ?? '', phone: '' },
    shippingAddress: address,
    billingAddress: address,
    useSameAddress: true,
    shippingMethod: 'standard',
  }
}

const validate = zodResolver(createPaymentInput)

/** Checks exactly what will be sent, so no field that is not on the screen can block it. */
export const checkoutResolver: Resolver<CheckoutValues, unknown, CreatePaymentInput> = async (
  values,
  context,
  options,
) => {
  const result = await validate(withBilling(values), context, { ...options, names: undefined })
  if (!hasErrors(result.errors)) return { values: result.values as CreatePaymentInput, errors: {} }
  return { values: {}, errors: visibleErrors(result.errors, values.useSameAddress) }
}

/** The billing address is the shipping address, under another name where the visitor says so. */
function withBilling(values: CheckoutValues): CheckoutValues {
  const { shippingAddress, billingAddress, useSameAddress } = values
  const { firstName, lastName } = useSameAddress ? shippingAddress : billingAddress
  return { ...values, billingAddress: { ...shippingAddress, firstName, lastName } }
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** Copies of the shipping address have the same mistakes; they are told once, where they can be mended. */
function visibleErrors(
  { billingAddress, ...errors }: FieldErrors<CheckoutValues>,
  useSameAddress: boolean,
): FieldErrors<CheckoutValues> {
  const { firstName, lastName } = billingAddress ?? {}
  if (useSameAddress || (!firstName && !lastName)) return errors
  return { ...errors, billingAddress: { ...(firstName && { firstName }), ...(lastName && { lastName }) } }
}
