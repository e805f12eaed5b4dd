'use client'
import { useState } from 'react'
import { CorrectAddress } from './CorrectAddress.tsx'
import type { StoredAddress } from './OrderAddress.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'
import type { OrderAction } from '#domain/shop/orders/possibleActions.ts'

export type OrderActionsProps = {
  id: number
  actions: OrderAction[]
  /** The action whose form is open at first. */
  opened: OrderAction | null
  restCents: number
  isUnknown: boolean
  address: StoredAddress
  /** What the print provider said when it refused the order, or an empty text. */
  refusal: string
}

const LABELS: Record<OrderAction, string> = {
  retry: 'Try again',
  cancel: 'Cancel and refund',
  refund: 'Refund part',
  deliver: 'Mark delivered',
  resolve: 'Resolve problem',
  'resend-mail': 'Send confirmation again',
  'correct-address': 'Correct the address',
  'ask-address': 'Ask the buyer for the address',
}

export function OrderActions(props: OrderActionsProps) {
  const [open, setOpen] = useState(props.opened)
  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label="Actions for this order">
        {props.actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {LABELS[action]}
          </button>
        ))}
      </div>
      {open === 'correct-address' && props.actions.includes(open) && (
        <CorrectAddress {...props} onEnd={() => setOpen(null)} />
      )}
      {open && open !== 'correct-address' && props.actions.includes(open) && (
        <ConfirmAction key={open} {...props} action={open} label={LABELS[open]} onEnd={() => setOpen(null)} />
      )}
    </div>
  )
}
