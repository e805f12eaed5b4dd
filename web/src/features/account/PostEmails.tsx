import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import type { PostEmailChoice } from '#contracts/postEmails.ts'
import { changePostEmails, readPostEmails } from '#contracts/routes/postEmails.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SegmentedRadios } from '../../ui/SegmentedRadios.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const postEmailsQuery = readQuery(readPostEmails, {})

const CHOICES: { value: PostEmailChoice; label: string }[] = [
  { value: 'at_once', label: 'At once' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'none', label: 'None' },
]

export function PostEmails() {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(postEmailsQuery)
  const change = useMutation({
    mutationFn: (choice: PostEmailChoice) => call(changePostEmails, { input: { choice } }),
    onSuccess: (saved) => queryClient.setQueryData(postEmailsQuery.queryKey, saved),
  })

  function handleChange(choice: PostEmailChoice) {
    runMutation(change, choice, {
      onError: (error) =>
        handleSessionExpired(error) ||
        showToast({ tone: 'destructive', title: 'Error', description: 'That didn’t work. Please try again.' }),
    })
  }

  return (
    <Box>
      <Title>Emails about new posts</Title>
      {isError && <ErrorState title="Your choice could not be loaded." onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="3rem" />}
      {data && (
        <SegmentedRadios
          legend="Emails about new posts"
          options={CHOICES}
          value={change.isPending ? change.variables : (data.choice ?? 'none')}
          onChange={handleChange}
        />
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`
const Title = styled.p`
  font-weight: 650;
`
