import { get, type FieldErrors, type FieldPath } from 'react-hook-form'
import type { CheckoutValues } from './checkoutValues.ts'

/** In the order of the form. */
const FIELDS = [
  'customerInfo.email',
  'customerInfo.phone',
  'shippingAddress.firstName',
  'shippingAddress.lastName',
  'shippingAddress.company',
  'shippingAddress.street',
  'shippingAddress.streetAnnex',
  'shippingAddress.country',
  'shippingAddress.city',
  'shippingAddress.state',
  'shippingAddress.zipCode',
  'billingAddress.firstName',
  'billingAddress.lastName',
] as const satisfies FieldPath<CheckoutValues>[]
export type CheckoutField = (typeof FIELDS)[number]

export function isCheckoutField(path: string): path is CheckoutField {
  return FIELDS.some((field) => field === path)
}

type Problem = { name: CheckoutField; message: string }

/** Every sentence on the form once, top to bottom. */
export function listProblems(errors: FieldErrors<CheckoutValues>): Problem[] {
  return FIELDS.flatMap((name) => {
    const message: unknown = get(errors, name)?.message
    return typeof message === 'string' ? [{ name, message }] : []
  })
}
