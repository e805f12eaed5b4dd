import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type Stripe from 'stripe'
import { startEmulator, type Desk } from './startEmulator.ts'

let emulator: Desk
beforeEach(async () => {
  emulator = await startEmulator()
})
afterEach(() => emulator.close())

const arrived = (count: number) =>
  vi.waitFor(() => expect(emulator.receiver.events).toHaveLength(count), { timeout: 4000, interval: 10 })

describe('an event', () => {
  it('arrives signed, once and in order', async () => {
    const customer = await emulator.stripe.customers.create({ email: 'a@stonehunt.test' }, { idempotencyKey: 'cust:1' })
    await emulator.stripe.customers.update(customer.id, { email: 'b@stonehunt.test' })
    await arrived(2)
    const [created, updated] = emulator.receiver.events
    expect(created).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 1,
      data: { object: { id: customer.id } },
      request: { idempotency_key: 'cust:1' },
    })
    expect(created?.id).toMatch(/^evt_/)
    expect(created?.request?.id).toMatch(/^req_/)
    expect(updated).toMatchObject({
      type: 'customer.updated',
      data: { previous_attributes: { email: 'a@stonehunt.test' } },
    })
  })

  it('is retried until it is accepted and counts as pending until then', async () => {
    emulator.receiver.status = 500
    await emulator.stripe.customers.create({})
    await arrived(1)
    const undelivered = () => emulator.stripe.events.list({ delivery_success: false, types: ['customer.created'] })
    expect((await undelivered()).data).toMatchObject([{ pending_webhooks: 1 }])
    emulator.receiver.status = 200
    await arrived(2)
    await vi.waitFor(async () => expect((await undelivered()).data).toEqual([]))
    expect(emulator.receiver.events[0]?.id).toBe(emulator.receiver.events[1]?.id)
  })

  it('can be duplicated, reordered or dropped', async () => {
    await emulator.post('/_emulator/faults', { webhook: { duplicate: 1 } })
    await emulator.stripe.customers.create({})
    await arrived(2)
    expect(new Set(emulator.receiver.events.map((event) => event.id)).size).toBe(1)

    await emulator.post('/_emulator/faults', { webhook: { reorder: true } })
    const customer = await emulator.stripe.customers.create({})
    await emulator.stripe.customers.update(customer.id, { name: 'Late' })
    await arrived(4)
    expect(emulator.receiver.types().slice(2)).toEqual(['customer.updated', 'customer.created'])

    await emulator.post('/_emulator/faults', { webhook: { drop: 'customer\\.' } })
    await emulator.stripe.customers.create({ name: 'Never told' })
    await emulator.stripe.products.create({ name: 'Told' })
    await arrived(5)
    expect(emulator.receiver.types()[4]).toBe('product.created')
    const lost = await emulator.stripe.events.list({ delivery_success: false })
    expect(lost.data).toMatchObject([{ data: { object: { name: 'Never told' } } }])

    await emulator.post('/_emulator/deliver', { eventId: lost.data[0]?.id })
    await arrived(6)
  })

  it('is sent to the endpoint that was set last', async () => {
    await emulator.post('/_emulator/webhook', { url: null })
    await emulator.stripe.customers.create({ name: 'Unheard' })
    await emulator.post('/_emulator/webhook', { url: emulator.receiver.url, secret: 'whsec_test' })
    await emulator.stripe.customers.create({ name: 'Heard' })
    await arrived(1)
    expect((emulator.receiver.events[0]?.data.object as Stripe.Customer).name).toBe('Heard')
  })

  it('of a type that the emulator never causes can be sent by control call', async () => {
    const customer = await emulator.stripe.customers.create({})
    await emulator.post('/_emulator/event', { type: 'customer.updated', object: customer.id })
    await arrived(2)
    const wrong = await emulator.post('/_emulator/event', { type: 'invoice.finalization_failed', object: customer.id })
    expect(wrong.error).toMatchObject({ param: 'type' })
  })
})

describe('the list of events', () => {
  it('is newest first, paginated, filtered by type and time', async () => {
    await emulator.stripe.customers.create({})
    await emulator.stripe.products.create({ name: 'Membership' })
    const page = await emulator.stripe.events.list({ limit: 1 })
    expect(page).toMatchObject({ has_more: true, data: [{ type: 'product.created' }] })
    const next = await emulator.stripe.events.list({ limit: 1, starting_after: page.data[0]?.id ?? '' })
    expect(next).toMatchObject({ has_more: false, data: [{ type: 'customer.created' }] })
    const future = Math.floor(Date.now() / 1000) + 60
    expect((await emulator.stripe.events.list({ created: { gte: future } })).data).toEqual([])
    const tooMany = Array.from({ length: 21 }, () => 'invoice.paid')
    await expect(emulator.stripe.events.list({ types: tooMany })).rejects.toMatchObject({ param: 'types' })
  })
})
