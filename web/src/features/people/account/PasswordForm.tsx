import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_PASSWORD } from '#contracts/shared/textLimits.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useChangePassword } from './queries.ts'

type Problems = { currentPassword?: string | undefined; password?: string | undefined }

export function PasswordForm() {
  const [isOpen, setOpen] = useState(false)
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const change = useChangePassword()
  const first = useRef<HTMLInputElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])

  function close() {
    setOpen(false)
    setCurrentPassword('')
    setPassword('')
    setProblems({})
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    runMutation(
      change,
      { currentPassword, password },
      {
        onSuccess: () => {
          close()
          showToast({ title: t('Password changed'), description: t('You were signed out on every other device.') })
        },
        onError: (error) => handleSessionExpired(error) || setProblems(problemsOf(error)),
      },
    )
  }

  if (!isOpen) {
    return (
      <Button tone="outline" onClick={() => setOpen(true)}>
        {t('Change password')}
      </Button>
    )
  }
  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Current password')} error={problems.currentPassword}>
        {(aria) => (
          <Input
            {...aria}
            ref={first}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            maxLength={MAX_PASSWORD}
            onChange={({ target }) => setCurrentPassword(target.value)}
          />
        )}
      </Field>
      <Field label={t('New password')} hint={t('At least 8 characters.')} error={problems.password}>
        {(aria) => (
          <Input
            {...aria}
            type="password"
            autoComplete="new-password"
            value={password}
            maxLength={128}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Actions>
        <Button type="submit" pending={change.isPending}>
          {t('Save password')}
        </Button>
        <Button tone="quiet" onClick={close}>
          {t('Keep the old one')}
        </Button>
      </Actions>
    </Form>
  )
}

function problemsOf(error: unknown): Problems {
  const sentence = serverMessage(error, t('We couldn’t change your password. Please try again.'))
  if (!(error instanceof ApiError)) return { password: sentence }
  const { currentPassword, password } = error.fieldErrors
  if (currentPassword || password) return { currentPassword, password }
  return error.code === 'wrong_password' ? { currentPassword: sentence } : { password: sentence }
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 24rem;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
