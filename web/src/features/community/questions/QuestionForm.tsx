import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_QUESTION_CHARACTERS, MIN_QUESTION_CHARACTERS } from '#contracts/community/questionPages.ts'
import { draftOf } from '../../../lib/draft.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { t } from '../../../lib/text.ts'

type QuestionFormProps = {
  label: string
  hint?: string
  button: string
  /** Of the text that is kept until it is sent. */
  draftName: string
  initial?: string
  save: { mutateAsync: (content: string) => Promise<unknown>; isPending: boolean }
  doneText: string
  onCancel?: () => void
  onDone?: () => void
}

export function QuestionForm({
  label,
  hint,
  button,
  draftName,
  initial = '',
  save,
  doneText,
  ...on
}: QuestionFormProps) {
  const draft = draftOf(draftName, { content: initial })
  const [content, setContent] = useState(() => draft.read().content)
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')

  function change(text: string) {
    setContent(text)
    draft.save({ content: text })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    setStatus('')
    if (trimmed.length < MIN_QUESTION_CHARACTERS)
      return setProblem(t('Please write at least {count} characters', { count: MIN_QUESTION_CHARACTERS }))
    setProblem(undefined)
    runMutation(save, trimmed, {
      onSuccess: () => {
        setContent('')
        draft.clear()
        setStatus(doneText)
        on.onDone?.()
      },
      onError: (error) =>
        handleSessionExpired(error) || setProblem(serverMessage(error, t('That didn’t work. Please try again.'))),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={label} hint={hint} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            value={content}
            maxLength={MAX_QUESTION_CHARACTERS}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <Foot>
        <Button type="submit" pending={save.isPending}>
          {button}
        </Button>
        {on.onCancel && (
          <Button tone="outline" onClick={on.onCancel}>
            {t('Cancel')}
          </Button>
        )}
        <Status role="status">{status}</Status>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 65ch;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
const Status = styled.p`
  color: ${theme.color.malachite};
  font-weight: 650;
`
