import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { PaymentIntent } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'

export function cancelPaymentIntent(emulator: Emulator, intent: PaymentIntent, reason?: string): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  changeObject(emulator, intent, {
    status: 'canceled',
    canceled_at: emulator.clock.now(),
    cancellation_reason: reason ?? null,
    next_action: null,
  })
  emitEvent(emulator, 'payment_intent.canceled', intent)
}
