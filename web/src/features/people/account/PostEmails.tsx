import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import type { ChangePostEmails } from '#contracts/postEmails.ts'
import { changePostEmails, readPostEmails } from '#contracts/routes/postEmails.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PostEmailFields } from '../../../ui/PostEmailFields.tsx'

const postEmailsQuery = readQuery(readPostEmails, {})

export function PostEmails() {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(postEmailsQuery)
  const change = useMutation({
    mutationFn: (input: ChangePostEmails) => call(changePostEmails, { input }),
    onSuccess: (saved) => queryClient.setQueryData(postEmailsQuery.queryKey, saved),
  })

  function handleChange(input: ChangePostEmails) {
    runMutation(change, input, {
      onError: (error) =>
        handleSessionExpired(error) ||
        showToast({ tone: 'destructive', title: t('Error'), description: t('That didn’t work. Please try again.') }),
    })
  }

  return (
    <Box>
      <Title>{t('Emails about new posts, and letters')}</Title>
      {isError && <ErrorState title={t('Your choice could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="3rem" />}
      {data && (
        <PostEmailFields
          value={{ ...data, choice: data.choice ?? 'none', ...(change.isPending && change.variables) }}
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
