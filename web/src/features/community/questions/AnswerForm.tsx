import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_ANSWER_CHARACTERS } from '#contracts/community/questionPages.ts'
import type { Question, Round } from '#contracts/community/questions.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { parseMoment } from './parseMoment.ts'
import { useAnswer, useHide } from './queries.ts'
import { t } from '../../../lib/text.ts'

type AnswerFormProps = { question: Question; round: Round; onDone: () => void }

/** For employees: a text, a moment of the round's film, or both; or the question is hidden. */
export function AnswerForm({ question, round, onDone }: AnswerFormProps) {
  const { answer: given } = question
  const [text, setText] = useState(given?.text ?? '')
  const [moment, setMoment] = useState(typeof given?.second === 'number' ? formatDuration(given.second) : '')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const answer = useAnswer(round.id, question)
  const hide = useHide(round.id, question)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const onError = (error: Error) =>
    handleSessionExpired(error) || setProblem(serverMessage(error, t('That didn’t work. Please try again.')))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const second = parseMoment(moment)
    if (moment.trim() && second === null)
      return setProblem(t('Enter the moment as minutes and seconds, for example 7:30'))
    setProblem(undefined)
    runMutation(answer, { text: text.trim() || null, second }, { onSuccess: onDone, onError })
  }

  function handleHide() {
    if (!reason.trim()) return setProblem(t('Please give a reason'))
    runMutation(hide, reason.trim(), { onSuccess: onDone, onError })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('Answer this question')}>
      <Field label={t('Your answer')} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            ref={box}
            value={text}
            maxLength={MAX_ANSWER_CHARACTERS}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('Answered in the film at')} hint={t('Minutes and seconds, for example 7:30')}>
        {(aria) => <Input {...aria} value={moment} maxLength={9} onChange={(event) => setMoment(event.target.value)} />}
      </Field>
      <Foot>
        <Button type="submit" pending={answer.isPending}>
          {t('Save Answer')}
        </Button>
        <Button tone="outline" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Foot>
      <Field label={t('Reason to hide it instead')} hint={t('The person who asked sees it.')}>
        {(aria) => (
          <Input {...aria} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <Button tone="outline" pending={hide.isPending} onClick={handleHide}>
        {t('Hide Question')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  max-inline-size: 65ch;
  margin-block-start: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.sunken};
  ${theme.cleave.small}

  > div {
    inline-size: 100%;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
