import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCatalogue, buildMember, type Desk, startEmulator, trialParams } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.close())

it('a reset removes objects, faults and time shifts, and keeps the webhook and the portal configuration', async () => {
  const { monthly } = await buildCatalogue(emulator.stripe)
  const { customer, cardId } = await buildMember(emulator.stripe)
  await emulator.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
  const portal = await emulator.stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  })
  await emulator.advanceDays(8)
  await emulator.post('/_emulator/dunning', { finally: 'unpaid' })
  await emulator.post('/_emulator/faults', { mode: 'error500', webhook: { drop: true } })

  expect(await emulator.post('/_emulator/reset', {})).toEqual({ reset: true })

  const state = (await (await fetch(`${emulator.url}/_emulator/state`)).json()) as { webhook: string }
  expect(state).toMatchObject({ clock_offset_seconds: 0, customers: 0, prices: 0, subscriptions: {}, events: 0 })
  expect(state.webhook).toBe(emulator.receiver.url)
  expect((await emulator.stripe.billingPortal.configurations.retrieve(portal.id)).id).toBe(portal.id)
  expect(await emulator.post('/_emulator/faults', {})).toMatchObject({ faults: [], webhook: {} })
  expect(await emulator.post('/_emulator/dunning', {})).toMatchObject({ dunning: { finally: 'cancel' } })
})
