import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_MESSAGE_CHARACTERS } from '#contracts/shared/textLimits.ts'
import type { Thread } from '#contracts/community/threads.ts'
import { draftOf } from '../../../lib/draft.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { type ThreadAccess, useWriteToThread } from './queries.ts'
import { STATE_LABELS } from './threadLabels.ts'
import { t } from '../../../lib/text.ts'

export function ThreadReply({ thread, access }: { thread: Thread; access: ThreadAccess }) {
  const [draft] = useState(() => draftOf(`thread ${thread.id}`, { message: '' }, 'personal'))
  const [message, setMessage] = useState(() => draft.read().message)
  const [problem, setProblem] = useState<string>()
  const write = useWriteToThread(access)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = message.trim() === ''
    setProblem(isEmpty ? t('Please enter a message') : undefined)
    if (isEmpty) return
    runMutation(write, message, {
      onSuccess: draft.clear,
      onError: (error) => setProblem(serverMessage(error, t('We couldn’t send your message. Please try again.'))),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Write back')} hint={t(STATE_LABELS[thread.status].about)} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            maxLength={MAX_MESSAGE_CHARACTERS}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value)
              draft.save({ message: target.value })
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" pending={write.isPending}>
          {t('Send message')}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
