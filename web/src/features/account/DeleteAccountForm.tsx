import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '../../lib/apiClient.ts'
import { leaveTo } from '../../lib/leaveTo.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDeleteAccount } from './queries.ts'

const WORD = 'DELETE'

type Problems = { word?: string; password?: string; code?: string; answer?: string }

/** Says what goes and what stays, then asks for a typed word and the password; and for a code where the account has one. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  // Whether the account asks for one is known from its first answer.
  const [needsCode, setNeedsCode] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const remove = useDeleteAccount()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found: Problems = {
      ...(word.trim() !== WORD && { word: `Please type ${WORD}` }),
      ...(!password && { password: 'Please enter your password' }),
    }
    setProblems(found)
    if (found.word || found.password) return
    runMutation(
      remove,
      { password, ...(needsCode && { code: code.trim() }) },
      { onSuccess: () => leaveTo('/'), onError: (error) => handleSessionExpired(error) || show(problemsOf(error)) },
    )
  }

  function show(found: Problems) {
    if (found.code) setNeedsCode(true)
    setProblems(found)
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Notice tone="bad" title="This cannot be undone.">
        <ul>
          <li>A subscription ends at once and nothing more is charged.</li>
          <li>Your name, email address and comments are removed, and posts that still wait for approval.</li>
          <li>Published posts and orders stay, without your name; a parcel on its way still arrives.</li>
        </ul>
      </Notice>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <Field label={`Type ${WORD} to confirm`} error={problems.word}>
        {(aria) => <Input {...aria} value={word} autoComplete="off" onChange={({ target }) => setWord(target.value)} />}
      </Field>
      <Field label="Your password" error={problems.password}>
        {(aria) => (
          <Input
            {...aria}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      {needsCode && (
        <Field label="Code" hint="From your authenticator app, or a recovery code." error={problems.code}>
          {(aria) => (
            <Input
              {...aria}
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Actions>
        <Button tone="outline" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" tone="danger" pending={remove.isPending}>
          Delete my account
        </Button>
      </Actions>
    </Form>
  )
}

function problemsOf(error: unknown): Problems {
  const { password, code } = error instanceof ApiError ? error.fieldErrors : {}
  if (password) return { password }
  if (code) return { code }
  return { answer: serverMessage(error, 'Your account could not be deleted. Please try again.') }
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  ul {
    padding-inline-start: 1.2rem;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`
