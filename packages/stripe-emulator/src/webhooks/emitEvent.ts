import type { Emulator } from '../Emulator.ts'
import { newId } from '../state/newId.ts'
import type { PreviousAttributes } from '../state/changeObject.ts'
import type { StripeObject } from '../state/objects.ts'

export const API_VERSION = '2026-10-28.endive'

export function emitEvent(emulator: Emulator, type: string, object: StripeObject, previous?: PreviousAttributes): void {
  const snapshot = structuredClone(object)
  if (emulator.settings.validate) {
    const problems = emulator.contract.eventProblems(type, snapshot)
    if (problems.length > 0) throw new Error(`Event ${type} breaks the contract: ${problems.join('; ')}`)
  }
  const event = emulator.store.save<'event'>({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: emulator.clock.now(),
    data: { object: snapshot, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: emulator.request?.id ?? null, idempotency_key: emulator.request?.idempotencyKey ?? null },
    type,
  })
  emulator.webhooks.enqueue(event)
}

export function emitUpdated(
  emulator: Emulator,
  type: string,
  object: StripeObject,
  previous: PreviousAttributes,
): void {
  if (Object.keys(previous).length > 0) emitEvent(emulator, type, object, previous)
}
