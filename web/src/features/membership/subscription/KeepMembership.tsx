import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { keepSubscription } from '#contracts/routes/membership/subscriptions.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../lib/text.ts'

/** Takes back a cancellation while the paid period lasts. */
export function KeepMembership() {
  const queryClient = useQueryClient()
  const keep = useMutation({ mutationFn: () => call(keepSubscription, { input: {} }) })

  function handleClick() {
    runMutation(keep, undefined, {
      onSuccess: (user) => {
        queryClient.setQueryData(currentUserQuery.queryKey, user)
        showToast({ title: t('Welcome back'), description: t('Your membership continues as before.') })
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = serverMessage(error, t('We couldn’t keep your membership. Please try again.'))
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  return (
    <Button pending={keep.isPending} onClick={handleClick}>
      {t('Keep my membership')}
    </Button>
  )
}
