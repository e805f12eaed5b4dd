'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { MAX_ADDRESS_PROBLEM } from '#contracts/shared/textLimits.ts'
import { newFormKey } from '../../platform/view/newFormKey.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useFormats } from '../../platform/view/useFormats.ts'
import { askFor, type AskedAction, type Draft } from './askFor.ts'
import type { OrderActionsProps } from './OrderActions.tsx'
import { useRefreshSoon } from './useRefreshSoon.ts'

type ConfirmActionProps = OrderActionsProps & { action: AskedAction; label: string; onEnd: () => void }

const emptyDraft = (reason: string): Draft => ({
  amount: '',
  reason,
  number: '',
  isNotThere: false,
  key: newFormKey(),
})

/** Asks for the missing input and a confirmation, then runs the action. */
export function ConfirmAction({ id, action, label, restCents, isUnknown, refusal, onEnd }: ConfirmActionProps) {
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(action === 'ask-address' ? refusal : ''))
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const { t, money } = useFormats()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const cents = action === 'cancel' ? restCents : (amountToCents(withPoint(draft.amount)) ?? 0)
  const { question, request } = askFor(action, draft, { money: cents > 0 ? money(cents) : null, isUnknown }, t)
  const run = async () => {
    if (!request) return
    setRunning(true)
    const problem = await problemOf(request.send(id))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    onEnd()
    refresh()
  }
  return (
    <div className="order-confirm" role="group" aria-label={label}>
      {action === 'refund' && (
        <label>
          {t('Amount, up to {amount}', { amount: money(restCents) })}
          <input inputMode="decimal" value={draft.amount} onChange={({ target }) => change({ amount: target.value })} />
        </label>
      )}
      {action === 'retry' && (
        <>
          <label>
            <input
              type="checkbox"
              checked={draft.isNotThere}
              onChange={({ target }) => change({ isNotThere: target.checked })}
            />
            {t('I checked: the print provider doesn’t have this order, or canceled it')}
          </label>
          <label>
            {t('Or its order number there')}
            <input value={draft.number} onChange={({ target }) => change({ number: target.value })} />
          </label>
        </>
      )}
      {(action === 'refund' || action === 'cancel' || action === 'resolve') && (
        <label>
          {t('Reason (only colleagues see it)')}
          <input value={draft.reason} maxLength={200} onChange={({ target }) => change({ reason: target.value })} />
        </label>
      )}
      {action === 'ask-address' && (
        <label>
          {t('What is wrong with the address, as the buyer reads it')}
          <input
            value={draft.reason}
            maxLength={MAX_ADDRESS_PROBLEM}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </label>
      )}
      <p>{question}</p>
      <div className="order-confirm__buttons">
        <Button disabled={running || request === null} onClick={() => void run()}>
          {label}
        </Button>
        <Button buttonStyle="secondary" onClick={onEnd}>
          {t('Go back')}
        </Button>
      </div>
    </div>
  )
}
