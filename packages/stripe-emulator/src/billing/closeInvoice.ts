import type { Emulator } from '../Emulator.ts'
import { cancelPaymentIntent } from '../payments/cancelPaymentIntent.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Invoice } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { intentOf } from './createInvoice.ts'

export function voidInvoice(emulator: Emulator, invoice: Invoice): void {
  const voidedAt = emulator.clock.now()
  changeObject(emulator, invoice, {
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: voidedAt },
  })
  for (const payment of emulator.store.list('invoice_payment')) {
    if (payment.invoice !== invoice.id) continue
    const statusTransitions = { canceled_at: voidedAt, paid_at: null }
    changeObject(emulator, payment, { status: 'canceled', status_transitions: statusTransitions })
  }
  const intent = intentOf(emulator, invoice)
  if (intent) cancelPaymentIntent(emulator, intent, 'void_invoice')
  emitEvent(emulator, 'invoice.voided', invoice)
}

export function markUncollectible(emulator: Emulator, invoice: Invoice): void {
  const statusTransitions = { ...invoice.status_transitions, marked_uncollectible_at: emulator.clock.now() }
  changeObject(emulator, invoice, {
    status: 'uncollectible',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: statusTransitions,
  })
  emitEvent(emulator, 'invoice.marked_uncollectible', invoice)
}
