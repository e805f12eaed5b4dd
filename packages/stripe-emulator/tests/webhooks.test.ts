import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type Stripe from 'stripe'
import { openDesk, type Desk } from './stripeDesk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const arrived = (count: number) =>
  vi.waitFor(() => expect(desk.receiver.events).toHaveLength(count), { timeout: 4000, interval: 10 })

describe('an event', () => {
  it('arrives signed, once, in order and with everything a receiver needs', async () => {
    const customer = await desk.stripe.customers.create({ email: 'a@stonehunt.test' }, { idempotencyKey: 'cust:1' })
    await desk.stripe.customers.update(customer.id, { email: 'b@stonehunt.test' })
    await arrived(2)
    const [created, updated] = desk.receiver.events
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

  it('is sent again until it is accepted, and until then counts as undelivered', async () => {
    desk.receiver.status = 500
    await desk.stripe.customers.create({})
    await arrived(1)
    const undelivered = () => desk.stripe.events.list({ delivery_success: false, types: ['customer.created'] })
    expect((await undelivered()).data).toMatchObject([{ pending_webhooks: 1 }])
    desk.receiver.status = 200
    await arrived(2)
    await vi.waitFor(async () => expect((await undelivered()).data).toEqual([]))
    expect(desk.receiver.events[0]?.id).toBe(desk.receiver.events[1]?.id)
  })

  it('can be delivered twice, backwards, or not at all on request', async () => {
    await desk.post('/_emulator/faults', { webhook: { duplicate: 1 } })
    await desk.stripe.customers.create({})
    await arrived(2)
    expect(new Set(desk.receiver.events.map((event) => event.id)).size).toBe(1)

    await desk.post('/_emulator/faults', { webhook: { reorder: true } })
    const customer = await desk.stripe.customers.create({})
    await desk.stripe.customers.update(customer.id, { name: 'Late' })
    await arrived(4)
    expect(desk.receiver.types().slice(2)).toEqual(['customer.updated', 'customer.created'])

    await desk.post('/_emulator/faults', { webhook: { drop: 'customer\\.' } })
    await desk.stripe.customers.create({ name: 'Never told' })
    await desk.stripe.products.create({ name: 'Told' })
    await arrived(5)
    expect(desk.receiver.types()[4]).toBe('product.created')
    const lost = await desk.stripe.events.list({ delivery_success: false })
    expect(lost.data).toMatchObject([{ data: { object: { name: 'Never told' } } }])

    await desk.post('/_emulator/deliver', { eventId: lost.data[0]?.id })
    await arrived(6)
  })

  it('goes to the endpoint named last', async () => {
    await desk.post('/_emulator/webhook', { url: null })
    await desk.stripe.customers.create({ name: 'Unheard' })
    await desk.post('/_emulator/webhook', { url: desk.receiver.url, secret: 'whsec_test' })
    await desk.stripe.customers.create({ name: 'Heard' })
    await arrived(1)
    expect((desk.receiver.events[0]?.data.object as Stripe.Customer).name).toBe('Heard')
  })

  it('of a kind nothing here causes can be ordered', async () => {
    const customer = await desk.stripe.customers.create({})
    await desk.post('/_emulator/event', { type: 'customer.updated', object: customer.id })
    await arrived(2)
    const wrong = await desk.post('/_emulator/event', { type: 'invoice.finalization_failed', object: customer.id })
    expect(wrong.error).toMatchObject({ param: 'type' })
  })
})

describe('the list of events', () => {
  it('is newest first, in pages, by type and time', async () => {
    await desk.stripe.customers.create({})
    await desk.stripe.products.create({ name: 'Membership' })
    const page = await desk.stripe.events.list({ limit: 1 })
    expect(page).toMatchObject({ has_more: true, data: [{ type: 'product.created' }] })
    const next = await desk.stripe.events.list({ limit: 1, starting_after: page.data[0]?.id ?? '' })
    expect(next).toMatchObject({ has_more: false, data: [{ type: 'customer.created' }] })
    const future = Math.floor(Date.now() / 1000) + 60
    expect((await desk.stripe.events.list({ created: { gte: future } })).data).toEqual([])
    const tooMany = Array.from({ length: 21 }, () => 'invoice.paid')
    await expect(desk.stripe.events.list({ types: tooMany })).rejects.toMatchObject({ param: 'types' })
  })
})
