import { ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import type { Question, Round } from '#contracts/community/questions.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { useVote } from './queries.ts'
import { showQuestionError } from './showQuestionError.ts'
import { t } from '../../../lib/text.ts'

type VoteButtonProps = { question: Question; round: Round }

export function VoteButton({ question, round }: VoteButtonProps) {
  const vote = useVote(round.id, question)
  const { votes, votedByMe, isMine, status, content } = question
  const isOpen = round.phase === 'open' && status === 'open' && !isMine
  if (!isOpen)
    return (
      <Votes as="p" aria-label={t('{count, plural, one {# vote} other {# votes}}', { count: votes })}>
        <b>{votes}</b>
        {votes === 1 ? t('vote') : t('votes')}
      </Votes>
    )
  return (
    <Votes
      type="button"
      aria-pressed={votedByMe}
      aria-label={t('Vote for “{question}”, {votes, plural, one {# vote} other {# votes}}', {
        question: cutText(content, 80),
        votes,
      })}
      onClick={() => !vote.isPending && runMutation(vote, undefined, { onError: showQuestionError })}
    >
      <ChevronUp size={18} aria-hidden="true" />
      <b>{votes}</b>
    </Votes>
  )
}

const Votes = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  align-self: start;
  min-block-size: 3.25rem;
  padding: ${theme.space[1]};
  border: 1px solid transparent;
  background: none;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.3 ${theme.font.mono};
  ${theme.cleave.small}

  b {
    color: ${theme.color.text};
    font-size: ${theme.size.lg};
  }

  &[type='button'] {
    border-color: ${theme.color.lineStrong};
    cursor: pointer;
  }

  &[type='button']:hover {
    background: ${theme.color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelian};
    color: ${theme.color.onCarnelian};
  }

  &[aria-pressed='true'] b {
    color: inherit;
  }
`
