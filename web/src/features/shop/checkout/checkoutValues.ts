import { schemaResolver } from '../../../lib/schemaResolver.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { createPaymentInput, CreatePaymentInput } from '#contracts/shop/checkout.ts'
import type { CurrentUser } from '#contracts/people/people.ts'

type Sent = z.input<typeof createPaymentInput>
/** The form asks only for the names of the billing address. */
export type CheckoutValues = Sent & {
  billingAddress: NonNullable<Sent['billingAddress']>
  useSameAddress: boolean
  shippingMethod: CreatePaymentInput['shippingMethod']
}

export function startValues(user: CurrentUser | null, country = 'US'): CheckoutValues {
  const address = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    company: '',
    street: '',
    streetAnnex: '',
    city: '',
    state: '',
    country,
    zipCode: '',
  }
  return {
    customerInfo: { email: user?.email ?? '', phone: '' },
    shippingAddress: address,
    billingAddress: address,
    useSameAddress: true,
    shippingMethod: 'standard',
    remindMe: false,
  }
}

const validate = schemaResolver<CheckoutValues, CreatePaymentInput>(
  async () => (await import('#contracts/shop/checkout.ts')).createPaymentInput,
)

/** Validates exactly the values that will be sent, so that a hidden field cannot block the form. */
export const checkoutResolver: Resolver<CheckoutValues, unknown, CreatePaymentInput> = async (
  values,
  context,
  options,
) => {
  const result = await validate(withBilling(values), context, { ...options, names: undefined })
  if (!hasErrors(result.errors)) return { values: result.values as CreatePaymentInput, errors: {} }
  return { values: {}, errors: visibleErrors(result.errors, values.useSameAddress) }
}

function withBilling(values: CheckoutValues): CheckoutValues {
  const { shippingAddress, billingAddress, useSameAddress } = values
  const { firstName, lastName } = useSameAddress ? shippingAddress : billingAddress
  return { ...values, billingAddress: { ...shippingAddress, firstName, lastName } }
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** An error in a field that both addresses share is shown once, at the shipping address. */
function visibleErrors(
  { billingAddress, ...errors }: FieldErrors<CheckoutValues>,
  useSameAddress: boolean,
): FieldErrors<CheckoutValues> {
  const { firstName, lastName } = billingAddress ?? {}
  if (useSameAddress || (!firstName && !lastName)) return errors
  return { ...errors, billingAddress: { ...(firstName && { firstName }), ...(lastName && { lastName }) } }
}
