import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { changeReplyEmails, readReplyEmails } from '#contracts/routes/comments.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'

const replyEmailsQuery = readQuery(readReplyEmails, {})

export function ReplyEmails() {
  const queryClient = useQueryClient()
  const { data } = useQuery(replyEmailsQuery)
  const change = useMutation({
    mutationFn: (on: boolean) => call(changeReplyEmails, { input: { on } }),
    onSuccess: (saved) => queryClient.setQueryData(replyEmailsQuery.queryKey, saved),
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
      Email me about replies to my comments and answers to my questions
    </Checkbox>
  )
}
