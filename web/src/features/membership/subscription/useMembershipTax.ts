import { type Cents, centsOf } from '#contracts/shared/money.ts'
import type { CreateSubscriptionInput } from '#contracts/people/people.ts'
import { readMembershipTax } from '#contracts/routes/membership/subscriptions.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { useShownTax } from './useShownTax.ts'

export type ShownTax = { firstCents: Cents; renewalCents: Cents }

type Asked = Pick<CreateSubscriptionInput, 'plan' | 'postalCode' | 'offer'> & { country: string }

/** @param asked null until the place is complete. */
export function useMembershipTax(asked: Asked | null) {
  const { shown, ...state } = useShownTax(
    readQuery(readMembershipTax, { query: asked ?? { plan: 'monthly', country: 'US' } }),
    asked !== null,
  )
  return {
    ...state,
    tax: shown && { firstCents: centsOf(shown.tax), renewalCents: centsOf(shown.renewalTax) },
    /** As it was shown, to be sent back. */
    amount: shown?.tax,
  }
}
