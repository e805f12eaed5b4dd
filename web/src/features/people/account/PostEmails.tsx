import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PostEmailFields } from '../../../ui/PostEmailFields.tsx'
import { usePostEmails } from './usePostEmails.ts'

export function PostEmails() {
  const { value, isError, isFetching, refetch, change } = usePostEmails()
  return (
    <Box>
      <Title>{t('Emails about new posts, and letters')}</Title>
      {isError && <ErrorState title={t('Your choice could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!value && !isError && <Skeleton $height="3rem" />}
      {value && <PostEmailFields value={value} onChange={change} />}
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
