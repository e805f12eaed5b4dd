import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCatalogue, buildMember, type Desk, openDesk, trialParams } from './stripeDesk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

it('a reset removes objects, faults and time shifts, and keeps the webhook and the portal configuration', async () => {
  const { monthly } = await buildCatalogue(desk.stripe)
  const { customer, cardId } = await buildMember(desk.stripe)
  await desk.stripe.subscriptions.create(trialParams(customer.id, monthly.id, cardId))
  const portal = await desk.stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  })
  await desk.advanceDays(8)
  await desk.post('/_emulator/dunning', { finally: 'unpaid' })
  await desk.post('/_emulator/faults', { mode: 'error500', webhook: { drop: true } })

  expect(await desk.post('/_emulator/reset', {})).toEqual({ reset: true })

  const state = (await (await fetch(`${desk.url}/_emulator/state`)).json()) as { webhook: string }
  expect(state).toMatchObject({ clock_offset_seconds: 0, customers: 0, prices: 0, subscriptions: {}, events: 0 })
  expect(state.webhook).toBe(desk.receiver.url)
  expect((await desk.stripe.billingPortal.configurations.retrieve(portal.id)).id).toBe(portal.id)
  expect(await desk.post('/_emulator/faults', {})).toMatchObject({ faults: [], webhook: {} })
  expect(await desk.post('/_emulator/dunning', {})).toMatchObject({ dunning: { finally: 'cancel' } })
})
