import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { readMembershipPayments } from '#contracts/routes/membership/membershipPayments.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'
import { t } from '../../../lib/text.ts'

type Change = { send: () => Promise<CurrentUser>; done: { title: string; description: string }; failed: string }

/** Changes the membership, stores the answer as the signed-in user and says what happened. */
export function useMembershipChange({ send, done, failed }: Change): { isPending: boolean; run: () => void } {
  const queryClient = useQueryClient()
  const change = useMutation({ mutationFn: send })
  const run = () =>
    runMutation(change, undefined, {
      onSuccess: (user) => {
        queryClient.setQueryData(currentUserQuery.queryKey, user)
        // A change may be a payment.
        void refreshUnder(queryClient, readMembershipPayments)
        showToast(done)
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        showToast({ tone: 'destructive', title: t('Error'), description: serverMessage(error, failed) })
      },
    })
  return { isPending: change.isPending, run }
}
