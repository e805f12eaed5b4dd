import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Refund } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'

const BANK_TAKES_SECONDS = 5

interface Settlement {
  at: number
  status: 'succeeded' | 'failed'
}

export function completeLater(emulator: Emulator, refund: Refund, status: Settlement['status']): void {
  const settlement: Settlement = { at: emulator.clock.now() + BANK_TAKES_SECONDS, status }
  emulator.store.setNote('refund', refund.id, settlement)
}

/** A failed refund returns its amount to the charge. */
export function completeRefunds(emulator: Emulator): void {
  for (const [id, { at, status }] of emulator.store.notes<Settlement>('refund')) {
    const refund = emulator.store.find('refund', id)
    if (!refund || at > emulator.clock.now()) continue
    emulator.store.dropNote('refund', id)
    const previous = changeObject(emulator, refund, {
      status,
      ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
    })
    emitEvent(emulator, 'refund.updated', refund, previous)
    if (status === 'failed') takeBack(emulator, refund)
  }
}

function takeBack(emulator: Emulator, refund: Refund): void {
  const charge = emulator.store.find('charge', refund.charge)
  if (charge)
    changeObject(emulator, charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  emitEvent(emulator, 'refund.failed', refund)
}
