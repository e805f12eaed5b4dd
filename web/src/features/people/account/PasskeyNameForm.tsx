import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import type { Passkey } from '#contracts/people/passkeys.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useRenamePasskey } from './passkeyQueries.ts'

type PasskeyNameFormProps = { passkey: Passkey; onDone: () => void }

export function PasskeyNameForm({ passkey, onDone }: PasskeyNameFormProps) {
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<string>()
  const rename = useRenamePasskey(passkey.id)
  const first = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    first.current?.focus()
    first.current?.select()
  }, [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setProblem(t('Please enter a name'))
    runMutation(rename, name.trim(), {
      onSuccess: onDone,
      onError: (error) => handleSessionExpired(error) || setProblem(problemOf(error)),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Name of the passkey')} error={problem}>
        {(aria) => (
          <Input
            {...aria}
            ref={first}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Actions>
        <Button type="submit" size="compact" pending={rename.isPending}>
          {t('Save name')}
        </Button>
        <Button tone="quiet" size="compact" onClick={onDone}>
          {t('Keep the old one')}
        </Button>
      </Actions>
    </Form>
  )
}

const problemOf = (error: unknown): string =>
  (error instanceof ApiError && error.fieldErrors['name']) ||
  serverMessage(error, t('We couldn’t save the name. Please try again.'))

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: min(24rem, 100%);
`
const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`
