import { draftOf } from '../../lib/draft.ts'
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

export function keepDraft({ customerInfo, shippingAddress }: CheckoutValues) {
  draft.keep({ ...EMPTY, ...customerInfo, ...filled(shippingAddress) })
}

/** After payment the address must not stay in the browser. */
export const forgetDraft = draft.forget

const filled = <Name extends string>(words: { [Key in Name]?: string | null | undefined }) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word)) as { [Key in Name]?: string }
