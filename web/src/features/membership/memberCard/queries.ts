import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { changeMemberCard, readMemberCard, startCardChange } from '#contracts/routes/membership/memberCard.ts'
import { readMembershipPayments } from '#contracts/routes/membership/membershipPayments.ts'
import { readQuery, refreshUnder } from '../../../lib/readQuery.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'

export const memberCardQuery = readQuery(readMemberCard, {})

export const useStartCardChange = () => useMutation({ mutationFn: () => call(startCardChange, {}) })

/** The server pays what is overdue with it. */
export function useChangeCard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (setupIntentId: string) => call(changeMemberCard, { input: { setupIntentId } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(memberCardQuery.queryKey, answer)
      void refreshUnder(queryClient, readMembershipPayments)
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
  })
}
