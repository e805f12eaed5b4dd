import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openDesk, type Desk } from './stripeDesk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(async () => {
  await desk.close()
})

const pay = () =>
  desk.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://shop.test/',
  })
const dispute = async (body: object) => String((await desk.post('/_emulator/dispute', body)).id)
const move = (id: string, status: string) => desk.post('/_emulator/dispute', { dispute: id, status })
const heldCents = async (id: string) =>
  (await desk.stripe.disputes.retrieve(id)).balance_transactions.reduce((sum, { amount }) => sum - amount, 0)
/** Waits until exactly these events have arrived, in any order. */
const told = (id: string, types: string) =>
  eventually(() => {
    const mine = desk.receiver.events.filter(({ data }) => (data.object as { id: string }).id === id)
    const seen = mine.map(({ type }) => type.replace('charge.dispute.', ''))
    return Promise.resolve(seen.sort().join(' ') === types)
  })

describe('a dispute', () => {
  it('takes the money at once, and gives it back when it is won', async () => {
    const id = await dispute({ payment_intent: (await pay()).id })
    expect(await heldCents(id)).toBe(2000)
    await move(id, 'under_review')
    await move(id, 'won')
    expect(await heldCents(id)).toBe(0)
    await told(id, 'closed created funds_reinstated funds_withdrawn updated')
  })

  it('that was lost and appealed takes the money once', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, amount: 500 })
    await move(id, 'lost')
    await move(id, 'appeal_needs_response')
    await move(id, 'appeal_under_review')
    expect(await heldCents(id)).toBe(500)
    await move(id, 'won')
    expect(await heldCents(id)).toBe(0)
  })

  it('that was prevented is over from its beginning', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'prevented' })
    expect(await desk.stripe.disputes.retrieve(id)).toMatchObject({ status: 'prevented' })
    expect(await heldCents(id)).toBe(2000)
  })

  it('may be in a state that is not published yet', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'negotiating' })
    expect(await desk.stripe.disputes.retrieve(id)).toMatchObject({ status: 'negotiating' })
  })
})

describe('an inquiry', () => {
  it('takes no money and leaves the charge refundable', async () => {
    const { id: payment } = await pay()
    const id = await dispute({ payment_intent: payment, status: 'warning_needs_response' })
    expect(await desk.stripe.disputes.retrieve(id)).toMatchObject({
      is_charge_refundable: true,
      balance_transactions: [],
    })
    await desk.stripe.refunds.create({ payment_intent: payment, amount: 300 })
    expect(await desk.stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_needs_response' })
    await desk.stripe.refunds.create({ payment_intent: payment })
    expect(await desk.stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_closed' })
    await told(id, 'closed created')
  })

  it('that becomes a dispute takes the money then', async () => {
    const id = await dispute({ payment_intent: (await pay()).id, status: 'warning_needs_response' })
    await move(id, 'warning_under_review')
    expect(await heldCents(id)).toBe(0)
    await move(id, 'needs_response')
    expect(await heldCents(id)).toBe(2000)
    await told(id, 'created funds_withdrawn updated updated')
  })
})
