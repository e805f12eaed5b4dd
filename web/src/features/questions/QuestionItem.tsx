import { ChevronUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/ApiError.ts'
import { hunterName } from '#contracts/hunterName.ts'
import type { Question, Round } from '#contracts/questions.ts'
import { may } from '#contracts/roles.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { timeAgo } from '../../lib/timeAgo.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { QuestionAnswer } from './QuestionAnswer.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { useDelete, useEdit, useHide, useVote } from './queries.ts'

type QuestionItemProps = { question: Question; round: Round }
type Mode = 'read' | 'edit' | 'answer' | 'delete'

const handleError = (error: Error) =>
  handleSessionExpired(error) ||
  showToast({
    tone: 'destructive',
    title: 'Error',
    description: serverMessage(error, 'That didn’t work. Please try again.'),
  })

export function QuestionItem({ question, round }: QuestionItemProps) {
  const { user } = useVisitor()
  const [mode, setMode] = useState<Mode>('read')
  const remove = useDelete(round.id, question)
  const edit = useEdit(round.id, question)
  const hide = useHide(round.id, question)
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
    <Row ref={row} tabIndex={-1} id={`question-${id}`} aria-label={`Question by ${hunterName(question)}`}>
      <VoteButton question={question} round={round} />
      <div>
        {mode === 'edit' ? (
          <QuestionForm
            label="Edit your question"
            button="Save"
            draftName={`question-edit:${id}`}
            initial={content}
            save={edit}
            doneText="Saved"
            onCancel={read}
            onDone={read}
          />
        ) : (
          <Text>{content}</Text>
        )}
        <Line>
          <span>{isMine ? 'You' : hunterName(question)}</span>
          <time dateTime={createdAt}>{timeAgo(new Date(createdAt))}</time>
          {status === 'answered' && <Badge $tone="good">Answered</Badge>}
          {status === 'hidden' && <Badge $tone="warn">Hidden: {hiddenReason}</Badge>}
        </Line>
        {status === 'answered' && question.answer && <QuestionAnswer answer={question.answer} />}
        {mode === 'answer' && <AnswerForm question={question} round={round} onDone={read} />}
        {mode !== 'answer' && mode !== 'edit' && (isChangeable || isEmployee) && (
          <Actions>
            {isChangeable && (
              <>
                <Button tone="outline" size="compact" onClick={() => setMode('edit')}>
                  Edit
                </Button>
                <Button tone="outline" size="compact" onClick={() => setMode('delete')}>
                  Delete
                </Button>
              </>
            )}
            {isEmployee && status !== 'hidden' && (
              <Button tone="outline" size="compact" onClick={() => setMode('answer')}>
                {status === 'answered' ? 'Change answer' : 'Answer'}
              </Button>
            )}
            {isEmployee && status === 'hidden' && (
              <Button
                tone="outline"
                size="compact"
                pending={hide.isPending}
                onClick={() => runMutation(hide, '', { onError: handleError })}
              >
                Show again
              </Button>
            )}
          </Actions>
        )}
        <ConfirmDialog
          open={mode === 'delete'}
          title="Delete your question?"
          description="Its votes are deleted with it."
          confirmLabel="Delete Question"
          onConfirm={() => runMutation(remove, undefined, { onError: handleError, onSettled: read })}
          onOpenChange={read}
        />
      </div>
    </Row>
  )
}

function VoteButton({ question, round }: QuestionItemProps) {
  const vote = useVote(round.id, question)
  const { votes, votedByMe, isMine, status, content } = question
  const isOpen = round.phase === 'open' && status === 'open' && !isMine
  if (!isOpen)
    return (
      <Votes as="p" aria-label={pluralize(votes, 'vote', 'votes')}>
        <b>{votes}</b>
        {votes === 1 ? 'vote' : 'votes'}
      </Votes>
    )
  return (
    <Votes
      type="button"
      aria-pressed={votedByMe}
      aria-label={`Vote for “${content.slice(0, 80)}”, ${pluralize(votes, 'vote', 'votes')}`}
      onClick={() => !vote.isPending && runMutation(vote, undefined, { onError: handleError })}
    >
      <ChevronUp size={18} aria-hidden="true" />
      <b>{votes}</b>
    </Votes>
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
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
`
