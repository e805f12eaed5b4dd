import type { Handler } from '../Emulator.ts'
import { advanceBilling } from '../billing/advanceBilling.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { changeObject } from './changeObject.ts'
import { requireObject } from './requireObject.ts'
import { newId } from './newId.ts'

export const createTestClock: Handler<{ frozen_time: number; name?: string }> = (emulator, { params }) => {
  const now = emulator.clock.now()
  const clock = emulator.store.save<'test_helpers.test_clock'>({
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + 30 * 24 * 3600,
    frozen_time: params.frozen_time,
    livemode: false,
    name: params.name ?? null,
    status: 'ready',
    status_details: {},
  })
  emitEvent(emulator, 'test_helpers.test_clock.created', clock)
  return clock
}

export const retrieveTestClock: Handler = (emulator, { id }) => requireObject(emulator, 'test_helpers.test_clock', id)

export const advanceTestClock: Handler<{ frozen_time: number }> = (emulator, { id, params }) => {
  const clock = requireObject(emulator, 'test_helpers.test_clock', id)
  if (params.frozen_time <= clock.frozen_time) {
    throw invalidRequest('The time to advance to must be after the current frozen time.', undefined, 'frozen_time')
  }
  advanceBilling(emulator, params.frozen_time, id)
  changeObject(emulator, clock, { frozen_time: params.frozen_time })
  emitEvent(emulator, 'test_helpers.test_clock.ready', clock)
  return clock
}

export const deleteTestClock: Handler = (emulator, { id }) => {
  const clock = requireObject(emulator, 'test_helpers.test_clock', id)
  emitEvent(emulator, 'test_helpers.test_clock.deleted', clock)
  emulator.store.remove(clock)
  return { id, object: 'test_helpers.test_clock', deleted: true }
}

export const listTestClocks: Handler<PageParams> = (emulator, call) =>
  listPage(emulator.store.list('test_helpers.test_clock'), call.params, call.path)
