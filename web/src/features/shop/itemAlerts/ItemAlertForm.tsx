import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import type { ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useCreateItemAlert } from './queries.ts'

type ItemAlertFormProps = {
  label: string
  variantId: number
  kind: ItemAlertKind
  onSent: () => void
  onCancel: () => void
}

export function ItemAlertForm({ label, variantId, kind, onSent, onCancel }: ItemAlertFormProps) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const create = useCreateItemAlert()
  useEffect(() => box.current?.focus(), [])

  function showProblem(text: string) {
    setProblem(text)
    box.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    if (!email.trim()) return showProblem(t('Please enter a valid email address'))
    setProblem(undefined)
    runMutation(
      create,
      { variantId, kind, email: email.trim() },
      {
        onSuccess: onSent,
        onError: (error) =>
          showProblem(
            (error instanceof ApiError && error.fieldErrors['email']) ||
              serverMessage(error, t('That didn’t work. Please try again.')),
          ),
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={label}>
      <Field label={label} hint={t('One email, then we forget the address.')} error={problem}>
        {(aria) => (
          <Input
            {...aria}
            ref={box}
            type="email"
            autoComplete="email"
            placeholder={t('you@example.com')}
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" size="compact" pending={create.isPending}>
          {t('Send the link')}
        </Button>
        <Button tone="quiet" size="compact" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.azurite};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
