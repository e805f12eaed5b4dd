import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { LeavingInput } from '#contracts/membership/leaving.ts'
import {
  LEAVING_NOTE_MAX,
  LEAVING_REASONS,
  LEAVING_WORDS,
  type LeavingReason,
} from '#contracts/membership/leavingReasons.ts'
import { tellWhyLeaving } from '#contracts/routes/membership/subscriptions.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { LeavingOffer } from './LeavingOffer.tsx'
import { t } from '../../../lib/text.ts'

/** After a cancellation, never before it. Answering is optional. */
export function LeavingQuestion({ accessUntil }: { accessUntil: string }) {
  const name = useId()
  const [reason, setReason] = useState<LeavingReason | null>(null)
  const [note, setNote] = useState('')
  const [mayEmail, setMayEmail] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const tell = useMutation({ mutationFn: (input: LeavingInput) => call(tellWhyLeaving, { input }) })

  if (isDismissed) return null
  if (tell.data) return <LeavingOffer answer={tell.data} accessUntil={accessUntil} />

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!reason) return
    runMutation(
      tell,
      { reason, ...(note.trim() && { note: note.trim() }), ...(mayEmail && { mayEmail }) },
      { onError: handleSessionExpired },
    )
  }

  return (
    <Form onSubmit={handleSubmit}>
      {tell.error && (
        <Notice tone="bad" role="alert">
          {serverMessage(tell.error, t('We couldn’t send your answer. Please try again.'))}
        </Notice>
      )}
      <Reasons>
        <legend>{t('You canceled. May we ask why?')}</legend>
        {LEAVING_REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === reason} onChange={() => setReason(one)} />
            {t(LEAVING_WORDS[one])}
          </label>
        ))}
      </Reasons>
      <Field label={t('Anything you’d like to add')} necessity="optional">
        {(aria) => (
          <Textarea
            {...aria}
            rows={3}
            maxLength={LEAVING_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Checkbox checked={mayEmail} onChange={({ target }) => setMayEmail(target.checked)}>
        {t('You may email me once after my membership has ended, with an offer if there is one')}
      </Checkbox>
      <Row>
        <Button type="submit" tone="outline" pending={tell.isPending} disabled={!reason}>
          {t('Send answer')}
        </Button>
        <Button tone="quiet" onClick={() => setDismissed(true)}>
          {t('No, thanks')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 32rem;
`
const Reasons = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;

  legend {
    font-weight: 650;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 2.75rem;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
