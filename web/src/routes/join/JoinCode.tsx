import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { emailSignInCode, loginEmailCode } from '#contracts/routes/people/emailSignIn.ts'
import { leaveTo } from '../../lib/leaveTo.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { StepForm } from './StepForm.ts'

type JoinCodeProps = {
  email: string
  redirect: string
  onSignedIn: (user: CurrentUser) => void
  onOtherEmail: () => void
}

/** An email takes this long on a slow day; few are sent to one address. */
const SEND_AGAIN_AFTER_MS = 30_000

export function JoinCode({ email, redirect, onSignedIn, onOtherEmail }: JoinCodeProps) {
  const [code, setCode] = useState('')
  const [mails, setMails] = useState(1)
  const [maySendAgain, setMaySendAgain] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => setMaySendAgain(true), SEND_AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [mails])

  const enter = useMutation({ mutationFn: () => call(loginEmailCode, { input: { code } }) })
  const sendAgain = useMutation({ mutationFn: () => call(emailSignInCode, { input: { email, redirect } }) })
  const problem = enter.error && problemOf(enter.error)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (enter.isPending) return
    sendAgain.reset()
    runMutation(enter, undefined, {
      onSuccess: ({ user }) => onSignedIn(user),
      onError: (error) => {
        const { code: failure } = error instanceof ApiError ? error : {}
        if (failure === 'second_factor_required')
          return leaveTo(`/api/login/code?${new URLSearchParams({ redirect }).toString()}`)
        if (failure === 'email_code_expired') setMaySendAgain(true)
        input.current?.focus()
      },
    })
  }

  function handleSendAgain() {
    enter.reset()
    runMutation(sendAgain, undefined, {
      onSuccess: () => {
        setCode('')
        setMails(mails + 1)
        setMaySendAgain(false)
        input.current?.focus()
      },
    })
  }

  return (
    <StepForm onSubmit={handleSubmit} noValidate>
      <p>
        <Trans
          id="<0>{email}</0> has an account. We’ve emailed it a code."
          values={{ email }}
          components={{ 0: <strong /> }}
        />
      </p>
      {problem && !problem.isAboutField && (
        <Notice tone="bad" role="alert">
          {problem.text}
        </Notice>
      )}
      <Field
        label={t('Code')}
        hint={t('Six digits. The code works once, in this browser, and expires in 10 minutes.')}
        error={problem?.isAboutField ? problem.text : undefined}
      >
        {(aria) => (
          <CodeInput
            {...aria}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="member" wide pending={enter.isPending}>
        {t('Sign in')}
      </Button>
      <Row>
        {maySendAgain && (
          <Button tone="outline" size="compact" pending={sendAgain.isPending} onClick={handleSendAgain}>
            {t('Send again')}
          </Button>
        )}
        <Button tone="outline" size="compact" onClick={onOtherEmail}>
          {t('Use another address')}
        </Button>
      </Row>
      <p role="status">
        {sendAgain.isSuccess && t('Sent. Didn’t get it? Look in your spam folder.')}
        {sendAgain.isError && serverMessage(sendAgain.error, t('We couldn’t send that email. Please try again.'))}
      </p>
      <p>{t('An address that was never confirmed gets a link to a new password instead.')}</p>
    </StepForm>
  )
}

function problemOf(error: Error): { text: string; isAboutField: boolean } {
  const typed = error instanceof ApiError ? error.fieldErrors['code'] : undefined
  const isWrong = error instanceof ApiError && error.code === 'wrong_email_code'
  const text = typed ?? serverMessage(error, t('That didn’t work. Please try again.'))
  return { text, isAboutField: isWrong || typed !== undefined }
}

const CodeInput = styled(Input)`
  max-inline-size: 12rem;
  font: 500 1.5rem / 1.2 ${theme.font.mono};
  letter-spacing: 0.2em;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
