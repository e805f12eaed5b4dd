'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { amountToCents } from '#contracts/amountToCents.ts'
import { formatCents } from '#contracts/money.ts'
import { problemOf } from '../problemOf.ts'
import { amountInWords } from './amountInWords.ts'
import { askFor, type Draft } from './askFor.ts'
import type { OrderActionsProps } from './OrderActions.tsx'
import type { OrderAction } from '#domain/orders/possibleActions.ts'

type ConfirmActionProps = OrderActionsProps & { action: OrderAction; label: string; onEnd: () => void }

const WITHIN_MOMENTS = [1_500, 4_000, 9_000]

// Not `randomUUID`, which a panel without https does not have.
const emptyDraft = (): Draft => ({
  amount: '',
  reason: '',
  number: '',
  isNotThere: false,
  key: [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
})

/** Says what is about to happen, with amounts in words too, takes what is still missing, and does it. */
export function ConfirmAction({ id, action, label, restCents, isUnknown, onEnd }: ConfirmActionProps) {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const cents = action === 'cancel' ? restCents : (amountToCents(draft.amount) ?? 0)
  const money = cents > 0 ? `${formatCents(cents)} – ${amountInWords(cents)} –` : 'nothing'
  const { question, request } = askFor(action, draft, { money, isUnknown })
  const run = async () => {
    if (!request) return
    setRunning(true)
    const problem = await problemOf(request.send(id))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success('Done. What follows from it appears here within moments.')
    onEnd()
    router.refresh()
    // The providers tell us what came of it, most often within seconds.
    for (const ms of WITHIN_MOMENTS) setTimeout(() => router.refresh(), ms)
  }
  return (
    <div className="order-confirm" role="group" aria-label={label}>
      {action === 'refund' && (
        <label>
          Amount, at most {formatCents(restCents)}
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
            I looked: the print provider does not have this order, or cancelled it
          </label>
          <label>
            Or it is there as number
            <input value={draft.number} onChange={({ target }) => change({ number: target.value })} />
          </label>
        </>
      )}
      {(action === 'refund' || action === 'cancel' || action === 'resolve') && (
        <label>
          Reason, for colleagues
          <input value={draft.reason} maxLength={200} onChange={({ target }) => change({ reason: target.value })} />
        </label>
      )}
      <p>{question}</p>
      <div className="order-confirm__buttons">
        <Button disabled={running || request === null} onClick={() => void run()}>
          {label}
        </Button>
        <Button buttonStyle="secondary" onClick={onEnd}>
          Leave it
        </Button>
      </div>
    </div>
  )
}
