import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { SetupIntent } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { newIntentId } from './intentParts.ts'

export function buildSetupIntent(emulator: Emulator, given: Partial<SetupIntent>): SetupIntent {
  const intent = emulator.store.save<'setup_intent'>({
    ...newIntentId('seti'),
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    created: emulator.clock.now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: 'off_session',
    ...given,
  })
  emitEvent(emulator, 'setup_intent.created', intent)
  return intent
}

export function cancelSetupIntent(emulator: Emulator, intent: SetupIntent, reason?: string): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  changeObject(emulator, intent, { status: 'canceled', cancellation_reason: reason ?? null, next_action: null })
  emitEvent(emulator, 'setup_intent.canceled', intent)
}
