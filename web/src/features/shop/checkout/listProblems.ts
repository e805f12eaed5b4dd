import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { t } from '../../../lib/text.ts'
import type { CheckoutValues } from './checkoutValues.ts'

export type CheckoutFormState = UseFormReturn<CheckoutValues, unknown, CreatePaymentInput>

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
type CheckoutField = (typeof FIELDS)[number]

export function isCheckoutField(path: string): path is CheckoutField {
  return FIELDS.some((field) => field === path)
}

type Problem = { name: CheckoutField; message: string }

export function listProblems({ getFieldState, formState }: CheckoutFormState): Problem[] {
  if (!formState.isSubmitted) return []
  return FIELDS.flatMap((name) => {
    const message = getFieldState(name, formState).error?.message
    if (!message) return []
    // Beside its field a message is clear; in the list two addresses need different labels.
    return [{ name, message: name.startsWith('billingAddress.') ? t('Billing: {message}', { message }) : message }]
  })
}
