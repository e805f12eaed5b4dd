import { styled } from 'styled-components'
import type { Question, Round } from '#contracts/community/questions.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { useHide } from './queries.ts'
import { showQuestionError } from './showQuestionError.ts'
import { t } from '../../../lib/text.ts'

type QuestionActionsProps = {
  question: Question
  round: Round
  isChangeable: boolean
  isEmployee: boolean
  onMode: (mode: 'edit' | 'delete' | 'answer') => void
}

/** What its author and employees can do with a question. */
export function QuestionActions({ question, round, isChangeable, isEmployee, onMode }: QuestionActionsProps) {
  const hide = useHide(round.id, question)
  const { status } = question
  return (
    <Actions>
      {isChangeable && (
        <>
          <Button tone="outline" size="compact" onClick={() => onMode('edit')}>
            {t('Edit')}
          </Button>
          <Button tone="outline" size="compact" onClick={() => onMode('delete')}>
            {t('Delete')}
          </Button>
        </>
      )}
      {isEmployee && status !== 'hidden' && (
        <Button tone="outline" size="compact" onClick={() => onMode('answer')}>
          {status === 'answered' ? t('Change answer') : t('Answer')}
        </Button>
      )}
      {isEmployee && status === 'hidden' && (
        <Button
          tone="outline"
          size="compact"
          pending={hide.isPending}
          onClick={() => runMutation(hide, '', { onError: showQuestionError })}
        >
          {t('Show again')}
        </Button>
      )}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
`
