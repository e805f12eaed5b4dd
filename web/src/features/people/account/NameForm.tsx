import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { CurrentUser } from '#contracts/people/people.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useChangeName } from './queries.ts'

export function NameForm({ user }: { user: Pick<CurrentUser, 'firstName' | 'lastName'> }) {
  const [firstName, setFirstName] = useState(user.firstName)
  const [lastName, setLastName] = useState(user.lastName)
  const change = useChangeName()
  const errors = change.error instanceof ApiError ? change.error.fieldErrors : {}
  const isChanged = firstName.trim() !== user.firstName || lastName.trim() !== user.lastName

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    runMutation(
      change,
      { firstName, lastName },
      {
        onSuccess: () => showToast({ title: t('Saved'), description: t('Your name was changed.') }),
        onError: (error) => {
          if (handleSessionExpired(error)) return
          if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) return
          const description = serverMessage(error, t('We couldn’t save your name. Please try again.'))
          showToast({ tone: 'destructive', title: t('Error'), description })
        },
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('First name')} error={errors['firstName']}>
        {(aria) => (
          <Input
            {...aria}
            autoComplete="given-name"
            maxLength={80}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
        )}
      </Field>
      <Field label={t('Last name')} error={errors['lastName']}>
        {(aria) => (
          <Input
            {...aria}
            autoComplete="family-name"
            maxLength={80}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        )}
      </Field>
      {isChanged && (
        <Button type="submit" pending={change.isPending}>
          {t('Save name')}
        </Button>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.phone} {
    grid-template-columns: 1fr 1fr;
  }

  button {
    justify-self: start;
  }
`
