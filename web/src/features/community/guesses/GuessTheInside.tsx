import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { GuessForm } from './GuessForm.tsx'
import { GuessResult } from './GuessResult.tsx'
import { guessQuery } from './queries.ts'

type GuessTheInsideProps = { post: Post; isSignedIn: boolean; onSeek: Seek | undefined }

/** What people guess before the stone is cut, and afterwards what it was. */
export function GuessTheInside({ post, isSignedIn, onSeek }: GuessTheInsideProps) {
  const { data, isError, isFetching, refetch } = useQuery(guessQuery(post.id))
  if (isError) return <ErrorState title={t('The guess could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="18rem" />
  const { guess } = data
  if (!guess) return null
  return (
    <Box aria-labelledby="guess">
      <p>{t('Guess the inside')}</p>
      <h2 id="guess">{guess.question}</h2>
      {guess.result ? (
        <GuessResult post={post} guess={guess} result={guess.result} onSeek={onSeek} />
      ) : (
        <GuessForm post={post} guess={guess} isSignedIn={isSignedIn} />
      )}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 44rem;
  margin-block-end: ${theme.space[8]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-block-start: 4px solid ${theme.color.amethyst};
  background: ${theme.color.surface};
  ${theme.cleave.medium}

  h2 {
    font-size: ${theme.size.h3};
    overflow-wrap: anywhere;
  }

  > p:first-child {
    color: ${theme.color.amethyst};
    font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
