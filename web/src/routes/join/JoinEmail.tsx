import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/shared/paths.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { join as joinRoute } from '#contracts/routes/people/emailSignIn.ts'
import { loadVisit } from '../../lib/loadVisit.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { t } from '../../lib/text.ts'
import { currentUserQuery } from '../../lib/visitor.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextAnchor } from '../../ui/TextAnchor.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { StepForm } from './StepForm.ts'

type JoinEmailProps = {
  /** The page that the emailed link leads back to. */
  redirect: string
  /** What a membership costs. */
  priceLine: string
  onSignedIn: (user: CurrentUser) => void
  /** The address has an account, which got a code. */
  onCode: (email: string) => void
  /** The owner asks for more than an email address: the page of the server has the form. */
  onLeave: () => void
}

export function JoinEmail({ redirect, priceLine, onSignedIn, onCode, onLeave }: JoinEmailProps) {
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const join = useMutation({
    mutationFn: async () => {
      const visit = (await loadVisit())?.readVisit()
      const { next } = await call(joinRoute, { input: { email: email.trim(), redirect, visit } })
      if (next === 'code') return null
      const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
      if (!user) throw new Error('The browser did not keep the session')
      return user
    },
  })
  const { fieldErrors } = join.error instanceof ApiError ? join.error : { fieldErrors: {} as Record<string, string> }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (join.isPending) return
    runMutation(join, undefined, {
      onSuccess: (user) => (user ? onSignedIn(user) : onCode(email.trim())),
      onError: (error) => {
        if (error instanceof ApiError && error.fieldErrors['password']) return onLeave()
        input.current?.focus()
      },
    })
  }

  return (
    <StepForm onSubmit={handleSubmit} noValidate>
      <p>{priceLine}</p>
      {join.error && !fieldErrors['email'] && !fieldErrors['password'] && (
        <Notice tone="bad" role="alert">
          {serverMessage(join.error, t('That didn’t work. Please try again.'))}
        </Notice>
      )}
      <Field
        label={t('Email')}
        hint={t('We email you a link to confirm it, nothing else.')}
        error={fieldErrors['email']}
      >
        {(aria) => (
          <Input
            {...aria}
            ref={input}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="member" wide pending={join.isPending}>
        {t('Continue')}
      </Button>
      <p>
        <Trans
          id="Already have an account? We email you a code, or you can <0>sign in with your password</0>."
          components={{ 0: <TextAnchor href={`${paths.login}?${signIn(redirect)}`} /> }}
        />
      </p>
    </StepForm>
  )
}

const signIn = (redirect: string): string => new URLSearchParams({ redirect, account: 'yes' }).toString()
