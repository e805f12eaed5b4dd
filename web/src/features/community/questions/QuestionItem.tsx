import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { Question, Round } from '#contracts/community/questions.ts'
import { may } from '#contracts/platform/roles.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LazyQuestionForm } from './LazyQuestionForm.tsx'
import { QuestionAnswer } from './QuestionAnswer.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import { showQuestionError } from './showQuestionError.ts'
import { VoteButton } from './VoteButton.tsx'
import { useDelete, useEdit } from './queries.ts'
import { t } from '../../../lib/text.ts'

const AnswerForm = lazyPart(async () => (await import('./AnswerForm.tsx')).AnswerForm, {
  fallback: <Skeleton $height="16rem" />,
})

type QuestionItemProps = { question: Question; round: Round }
type Mode = 'read' | 'edit' | 'answer' | 'delete'

export function QuestionItem({ question, round }: QuestionItemProps) {
  const { user } = useVisitor()
  const [mode, setMode] = useState<Mode>('read')
  const remove = useDelete(round.id, question)
  const edit = useEdit(round.id, question)
  const { id, content, status, isMine, createdAt, hiddenReason } = question
  const isChangeable = isMine && status === 'open' && round.phase === 'open'
  const isEmployee = may(user, 'manageQuestions')
  const row = useRef<HTMLElement>(null)

  /** The form that had the focus is gone. */
  function read() {
    setMode('read')
    row.current?.focus()
  }

  return (
    <Row
      ref={row}
      tabIndex={-1}
      id={`question-${id}`}
      aria-label={t('Question by {name}', { name: hunterName(question) })}
    >
      <VoteButton question={question} round={round} />
      <div>
        {mode === 'edit' ? (
          <LazyQuestionForm
            label={t('Edit your question')}
            button={t('Save')}
            draftName={`question-edit:${id}`}
            initial={content}
            save={edit}
            doneText={t('Saved')}
            onCancel={read}
            onDone={read}
          />
        ) : (
          <Text>{content}</Text>
        )}
        <Line>
          <span>{isMine ? t('You') : hunterName(question)}</span>
          <time dateTime={createdAt}>{timeAgo(new Date(createdAt))}</time>
          {status === 'answered' && <Badge $tone="good">{t('Answered')}</Badge>}
          {status === 'hidden' && <Badge $tone="warn">{t('Hidden: {reason}', { reason: hiddenReason ?? '' })}</Badge>}
        </Line>
        {status === 'answered' && question.answer && <QuestionAnswer answer={question.answer} />}
        {mode === 'answer' && <AnswerForm question={question} round={round} onDone={read} />}
        {mode !== 'answer' && mode !== 'edit' && (isChangeable || isEmployee) && (
          <QuestionActions
            question={question}
            round={round}
            isChangeable={isChangeable}
            isEmployee={isEmployee}
            onMode={setMode}
          />
        )}
        <ConfirmDialog
          open={mode === 'delete'}
          title={t('Delete your question?')}
          description={t('Its votes are deleted with it.')}
          confirmLabel={t('Delete Question')}
          onConfirm={() => runMutation(remove, undefined, { onError: showQuestionError, onSettled: read })}
          onOpenChange={read}
        />
      </div>
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
  scroll-margin-block-start: 5.5rem;

  &:target {
    box-shadow: inset 3px 0 ${theme.color.carnelian};
  }
`
const Text = styled.p`
  max-inline-size: 60ch;
  font-size: ${theme.size.lg};
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
`
