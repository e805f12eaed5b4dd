import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { changeMentionEmails, readMentionEmails } from '#contracts/routes/comments.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'

const mentionEmailsQuery = readQuery(readMentionEmails, {})

export function MentionEmails() {
  const queryClient = useQueryClient()
  const { data } = useQuery(mentionEmailsQuery)
  const change = useMutation({
    mutationFn: (on: boolean) => call(changeMentionEmails, { input: { on } }),
    onSuccess: (saved) => queryClient.setQueryData(mentionEmailsQuery.queryKey, saved),
  })

  function handleChange(on: boolean) {
    runMutation(change, on, {
      onError: (error) =>
        handleSessionExpired(error) ||
        showToast({ tone: 'destructive', title: 'Error', description: 'That didn’t work. Please try again.' }),
    })
  }

  return (
    <Checkbox
      checked={change.isPending ? change.variables : (data?.on ?? false)}
      disabled={!data || change.isPending}
      onChange={(event) => handleChange(event.target.checked)}
    >
      Email me when someone mentions me
    </Checkbox>
  )
}
