import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { startEmulator, type Desk } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(async () => {
  await emulator.close()
})

const pay = () =>
  emulator.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://shop.test/',
  })
const dispute = async (body: object) => String((await emulator.post('/_emulator/dispute', body)).id)
const move = (id: string, status: string) => emulator.post('/_emulator/dispute', { dispute: id, status })
const heldCents = async (id: string) =>
  (await emulator.stripe.disputes.retrieve(id)).balance_transactions.reduce((sum, { amount }) => sum - amount, 0)
/** In any order. */
const waitForEvents = (id: string, types: string) =>
  eventually(() => {
    const mine = emulator.receiver.events.filter(({ data }) => (data.object as { id: string }).id === id)
    const seen = mine.map(({ type }) => type.replace('charge.dispute.', ''))
    return Promise.resolve(seen.sort().join(' ') === types)
  })

describe('a dispute', () => {
  it('withdraws the money and returns it when it is won', async () => {
    const id = await dispute({ payment_intent: (await pay()).id })
    expect(await heldCents(id)).toBe(2000)
    await move(id, 'under_review')
    await move(id, 'won')
    expect(await heldCents(id)).toBe(0)
    await waitForEvents(id, 'closed created funds_reinstated funds_withdrawn updated')
  })

  it('withdraws the money once when it is lost and appealed', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, amount: 500 })
    await move(id, 'lost')
    await move(id, 'appeal_needs_response')
    await move(id, 'appeal_under_review')
    expect(await heldCents(id)).toBe(500)
    await move(id, 'won')
    expect(await heldCents(id)).toBe(0)
  })

  it('is closed from the start when it was prevented', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'prevented' })
    expect(await emulator.stripe.disputes.retrieve(id)).toMatchObject({ status: 'prevented' })
    expect(await heldCents(id)).toBe(2000)
  })

  it('accepts an unpublished status', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'negotiating' })
    expect(await emulator.stripe.disputes.retrieve(id)).toMatchObject({ status: 'negotiating' })
  })
})

describe('an inquiry', () => {
  it('withdraws no money and leaves the charge refundable', async () => {
    const { id: payment } = await pay()
    const id = await dispute({ payment_intent: payment, status: 'warning_needs_response' })
    expect(await emulator.stripe.disputes.retrieve(id)).toMatchObject({
      is_charge_refundable: true,
      balance_transactions: [],
    })
    await emulator.stripe.refunds.create({ payment_intent: payment, amount: 300 })
    expect(await emulator.stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_needs_response' })
    await emulator.stripe.refunds.create({ payment_intent: payment })
    expect(await emulator.stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_closed' })
    await waitForEvents(id, 'closed created')
  })

  it('withdraws the money when it becomes a dispute', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'warning_needs_response' })
    await move(id, 'warning_under_review')
    expect(await heldCents(id)).toBe(0)
    await move(id, 'needs_response')
    expect(await heldCents(id)).toBe(2000)
    await waitForEvents(id, 'created funds_withdrawn updated updated')
  })
})
