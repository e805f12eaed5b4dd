import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SecretCodeField } from '../../../ui/SecretCodeField.tsx'
import { useTakeStone } from './ownStoneQueries.ts'

export function TakeStone() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = useTakeStone()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (take.isPending) return
    setProblem(undefined)
    runMutation(take, code, {
      onSuccess: () => setCode(''),
      onError: (error) => handleSessionExpired(error) || setProblem(problemOf(error)),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('Take over a stone')}>
      <SecretCodeField
        label={t('Code of a stone')}
        hint={t('You get it from the owner of the stone.')}
        error={problem}
        word="STONE"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" tone="outline" pending={take.isPending}>
        {t('Take over')}
      </Button>
      <div role="status">
        {take.data && !problem && <Notice tone="good">{t('“{name}” is yours now.', { name: take.data.name })}</Notice>}
      </div>
    </Form>
  )
}

function problemOf(error: unknown): string {
  const field = error instanceof ApiError ? error.fieldErrors['code'] : undefined
  return field ?? serverMessage(error, t('We couldn’t check that code. Please try again.'))
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 26rem;

  > button {
    justify-self: start;
  }
`
