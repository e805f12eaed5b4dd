import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import type { SubscriptionSummary } from '#contracts/people/people.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { removeAllDrafts } from '../../../lib/draftOwner.ts'
import { leaveTo } from '../../../lib/leaveTo.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { dollars } from '../../../lib/money.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProofFields } from './ProofFields.tsx'
import { useDeleteAccount } from './queries.ts'

type Problems = { word?: string; password?: string; code?: string; answer?: string }

type DeleteAccountFormProps = { asksPassword: boolean; onCancel: () => void }

export function DeleteAccountForm({ asksPassword, onCancel }: DeleteAccountFormProps) {
  const word = t('DELETE')
  const [typed, setTyped] = useState('')
  const [proof, setProof] = useState({ password: '', code: '' })
  // The server's first response tells whether a code is required.
  const [needsCode, setNeedsCode] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const remove = useDeleteAccount()
  const subscription = useVisitor().user?.subscription

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found: Problems = {
      ...(typed.trim() !== word && { word: t('Please type {word}', { word }) }),
      ...(asksPassword && !proof.password && { password: t('Please enter your password') }),
    }
    setProblems(found)
    if (found.word || found.password) return
    runMutation(
      remove,
      { ...(asksPassword && { password: proof.password }), ...(needsCode && { code: proof.code.trim() }) },
      { onSuccess: leave, onError: (error) => handleSessionExpired(error) || show(problemsOf(error)) },
    )
  }

  function leave() {
    removeAllDrafts()
    // Nobody is signed in any more; this removes what is saved on this device.
    leaveTo(paths.logout)
  }

  function show(found: Problems) {
    if (found.code) setNeedsCode(true)
    setProblems(found)
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Notice tone="bad" title={t('This can’t be undone.')}>
        <ul>
          {subscription && <li>{describeEnd(subscription)}</li>}
          {subscription?.credit && (
            <li>
              {t(
                'Your credit of {credit} ends with your account. To get it refunded, write to us before you delete the account. Or keep the account until your next charges have used the credit.',
                { credit: dollars(subscription.credit) },
              )}
            </li>
          )}
          <li>{t('We delete your name, email address, comments, and posts that still wait for approval.')}</li>
          <li>{t('Published posts and orders stay, without your name. A package on its way still arrives.')}</li>
        </ul>
      </Notice>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <Field label={t('Type {word} to confirm', { word })} error={problems.word}>
        {(aria) => (
          <Input
            {...aria}
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <ProofFields
        asksPassword={asksPassword}
        value={proof}
        onChange={setProof}
        needsCode={needsCode}
        problems={problems}
      />
      <Actions>
        <Button tone="outline" onClick={onCancel}>
          {t('Keep my account')}
        </Button>
        <Button type="submit" tone="danger" pending={remove.isPending}>
          {t('Delete my account')}
        </Button>
      </Actions>
    </Form>
  )
}

function describeEnd({ status, currentPeriodEnd }: SubscriptionSummary): string {
  const until = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  if (status === 'trialing') return t('Your free trial ends immediately, and you won’t be charged.')
  if (status === 'complimentary') return t('Your complimentary membership ends immediately.')
  if (status !== 'active' || !until) return t('Your subscription ends immediately, and you won’t be charged again.')
  return t(
    'Your subscription ends immediately, and you won’t be charged again. You’ve paid until {until}. We don’t refund the remaining time. To use it, cancel the subscription now and delete your account after that day.',
    { until },
  )
}

const day = dateFormat({ dateStyle: 'long' })

function problemsOf(error: unknown): Problems {
  const { password, code } = error instanceof ApiError ? error.fieldErrors : {}
  if (password) return { password }
  if (code) return { code }
  return { answer: serverMessage(error, t('We couldn’t delete your account. Please try again.')) }
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
