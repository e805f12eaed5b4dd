import { draftOf } from '../../../lib/draft.ts'
import type { CheckoutValues } from './checkoutValues.ts'

const EMPTY = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  streetAnnex: '',
  city: '',
  state: '',
  country: '',
  zipCode: '',
}

const draft = draftOf('checkout', EMPTY, 'personal')

export function withDraft(start: CheckoutValues): CheckoutValues {
  const { email, phone, ...address } = draft.read()
  return {
    ...start,
    customerInfo: { ...start.customerInfo, ...filled({ email, phone }) },
    shippingAddress: { ...start.shippingAddress, ...filled(address) },
  }
}

export function storeDraft({ customerInfo, shippingAddress }: CheckoutValues) {
  draft.save({ ...EMPTY, ...customerInfo, ...filled(shippingAddress) })
}

/** After payment the address must not stay in the browser. */
export const clearDraft = draft.clear

const filled = <Name extends string>(values: { [Key in Name]?: string | null | undefined }) =>
  Object.fromEntries(Object.entries(values).filter(([, word]) => word)) as { [Key in Name]?: string }
