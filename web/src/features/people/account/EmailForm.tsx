import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProofFields } from './ProofFields.tsx'
import { useRequestEmailChange } from './queries.ts'

type Problems = { email?: string; password?: string; code?: string; answer?: string }

type EmailFormProps = { asksPassword: boolean; onDone: () => void }

export function EmailForm({ asksPassword, onDone }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [proof, setProof] = useState({ password: '', code: '' })
  // The server's first response tells whether a code is required.
  const [needsCode, setNeedsCode] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const request = useRequestEmailChange()
  const first = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone.
  useEffect(() => first.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found: Problems = {
      ...(!email.includes('@') && { email: t('Please enter a valid email address') }),
      ...(asksPassword && !proof.password && { password: t('Please enter your password') }),
    }
    setProblems(found)
    if (found.email || found.password) return
    runMutation(
      request,
      {
        email: email.trim(),
        ...(asksPassword && { password: proof.password }),
        ...(needsCode && { code: proof.code.trim() }),
      },
      { onSuccess: onDone, onError: (error) => handleSessionExpired(error) || show(problemsOf(error)) },
    )
  }

  function show(found: Problems) {
    if (found.code) setNeedsCode(true)
    setProblems(found)
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('Change your email address')}>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <Field
        label={t('New email address')}
        hint={t('We email it a link. Nothing changes before you open that.')}
        error={problems.email}
      >
        {(aria) => (
          <Input
            {...aria}
            ref={first}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {(asksPassword || needsCode) && (
        <ProofFields
          asksPassword={asksPassword}
          value={proof}
          onChange={setProof}
          needsCode={needsCode}
          problems={problems}
        />
      )}
      <Actions>
        <Button type="submit" pending={request.isPending}>
          {t('Email me a link')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('Keep the old one')}
        </Button>
      </Actions>
    </Form>
  )
}

function problemsOf(error: unknown): Problems {
  const { email, password, code } = error instanceof ApiError ? error.fieldErrors : {}
  if (email ?? password ?? code)
    return { ...(email && { email }), ...(password && { password }), ...(code && { code }) }
  return { answer: serverMessage(error, t('We couldn’t change your address. Please try again.')) }
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
