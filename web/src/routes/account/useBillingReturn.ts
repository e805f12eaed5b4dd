import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#contracts/call.ts'
import { readMemberCard } from '#contracts/routes/membership/memberCard.ts'
import { subscribe } from '#contracts/routes/membership/subscriptions.ts'
import { useSearchParams } from 'react-router-dom'
import { refreshUnder } from '../../lib/readQuery.ts'
import { currentUserQuery } from '../../lib/visitor.ts'

/** From the card provider’s pages, whose event may come later than the member: reads the membership again, once. */
export function useBillingReturn(isSignedIn: boolean) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const hasReturned = isSignedIn && search.has('billing')

  useEffect(() => {
    if (!hasReturned) return
    setSearch(
      (before) => {
        before.delete('billing')
        return before
      },
      { replace: true },
    )
    void refreshUnder(queryClient, readMemberCard)
    call(subscribe, { input: {} }).then(
      (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
      // Without access, or without an answer of the provider, the account is shown as the site knows it.
      () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    )
  }, [hasReturned, queryClient, setSearch])
}
