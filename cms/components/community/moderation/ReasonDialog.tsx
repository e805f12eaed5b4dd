'use client'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { ModerationReason } from '#contracts/community/moderation.ts'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action, type Reason, REASONS } from './moderate.ts'

type ReasonDialogProps = {
  action: Exclude<Action, 'approve'>
  count: number
  isRunning: boolean
  onDecide: (reason: Reason) => void
  onCancel: () => void
}

/** Asks why; the authors of the comments see the answer. */
export function ReasonDialog({ action, count, isRunning, onDecide, onCancel }: ReasonDialogProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState<ModerationReason>('spam')
  const [note, setNote] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onDecide({ reason, ...(note.trim() && { note: note.trim() }) })
  }

  return (
    <dialog ref={dialog} className="reason-dialog" aria-labelledby={id} onCancel={onCancel} onClose={onCancel}>
      <form onSubmit={handleSubmit}>
        <h2 id={id}>
          {t(count === 1 ? 'Why do you hide this comment?' : 'Why do you hide these {count} comments?', { count })}
        </h2>
        <p>{t('Its author sees the reason and your note.')}</p>
        <label>
          {t('Reason')}
          <select value={reason} onChange={({ target }) => setReason(target.value as ModerationReason)}>
            {REASONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t(reason === 'other' ? 'Note' : 'Note (optional)')}
          <textarea
            rows={3}
            maxLength={500}
            required={reason === 'other'}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <div className="moderation">
          <button type="submit" disabled={isRunning}>
            {t(ACTIONS[action].label)}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
