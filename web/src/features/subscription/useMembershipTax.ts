import { useQuery } from '@tanstack/react-query'
import { type Cents, centsOf } from '#contracts/money.ts'
import type { CreateSubscriptionInput } from '#contracts/people.ts'
import { readMembershipTax } from '#contracts/routes/subscriptions.ts'
import { readQuery } from '../../lib/readQuery.ts'

export type ShownTax = { firstCents: Cents; renewalCents: Cents }

type Asked = Pick<CreateSubscriptionInput, 'plan' | 'postalCode' | 'offer'> & { country: string }

/** @param asked null until the place is complete. */
export function useMembershipTax(asked: Asked | null) {
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(readMembershipTax, { query: asked ?? { plan: 'monthly', country: 'US' } }),
    enabled: asked !== null,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isKnown = asked !== null && data !== undefined && !isFetching
  return {
    tax: isKnown ? { firstCents: centsOf(data.tax), renewalCents: centsOf(data.renewalTax) } : null,
    /** As it was shown, to be sent back. */
    amount: isKnown ? data.tax : undefined,
    error: asked !== null && !isFetching ? error : null,
    isLoading: asked !== null && isFetching,
    refetch,
  }
}
