import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { ChangePostEmails } from '#contracts/outreach/postEmails.ts'
import { changePostEmails, readPostEmails } from '#contracts/routes/outreach/postEmails.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'

const postEmailsQuery = readQuery(readPostEmails, {})

/** Which emails about posts the member gets; a change shows at once. */
export function usePostEmails() {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(postEmailsQuery)
  const mutation = useMutation({
    mutationFn: (input: ChangePostEmails) => call(changePostEmails, { input }),
    onSuccess: (saved) => queryClient.setQueryData(postEmailsQuery.queryKey, saved),
  })

  function change(input: ChangePostEmails) {
    runMutation(mutation, input, {
      onError: (error) =>
        handleSessionExpired(error) ||
        showToast({ tone: 'destructive', title: t('Error'), description: t('That didn’t work. Please try again.') }),
    })
  }

  const value = data && { ...data, choice: data.choice ?? 'none', ...(mutation.isPending && mutation.variables) }
  return { value, isError, isFetching, refetch, change }
}
