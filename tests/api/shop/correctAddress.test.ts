import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, type Bought, buy, cardRefunds, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { address, checkoutForm, fillCart, openShop, printOrders, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'

const site = useSite()
let variantId: number
let employee: Browser

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 0))

let buyers = 0

/** Paid; the print provider refused it, because it knows no such state. */
async function buyRefused(form: object = {}): Promise<Bought> {
  const buyer = site.visitor()
  const email = `refused${++buyers}@example.test`
  await fillCart(buyer, variantId)
  const customerInfo = { ...checkoutForm.customerInfo, email }
  const { clientSecret, orderReference: reference } = await startPayment(buyer, {
    ...checkoutForm,
    customerInfo,
    ...form,
  })
  const { id } = await orderOf(site, reference)
  await site.pool.query(
    `update orders set shipping_address = shipping_address || '{"state": "Somewhere"}' where id = $1`,
    [id],
  )
  await confirmCard(site, clientSecret)
  await becomes(site, reference, { fulfilment: 'needs_attention' })
  await jobsDone(site)
  expect((await orderOf(site, reference)).problem).toMatch(/^The print provider refused the order: .*state/)
  return { buyer, email, reference, id, clientSecret }
}

const correct = (id: number, change: object, more: object = {}, by = employee) =>
  by.put(`/api/admin/orders/${id}/address`, { address: { ...address, ...change }, ...more })
const ask = (id: number, problem: string, by = employee) => by.post(`/api/admin/orders/${id}/ask-address`, { problem })

/** Of the mail that asks for the address. */
async function linkKey(email: string): Promise<string> {
  const [mail = ''] = await mailsTo(site, email, /please check your address$/)
  return /[?&]key=([\w-]+)/.exec(mail)?.[1] ?? ''
}

async function printedAddress(reference: string): Promise<unknown> {
  const { provider_order_id: id } = await orderOf(site, reference)
  const answer = await fetch(`${site.printBase}/orders/${id}`, { headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY } })
  return ((await answer.json()) as { shipping: { address: unknown } }).shipping.address
}

async function addTax(): Promise<void> {
  const set = (value: string) =>
    site.pool.query(
      `insert into site_settings (key, value) values ('tax_service', $1) on conflict (key) do update set value = $1`,
      [value],
    )
  await set('stripe')
  onTestFinished(async () => void (await set('none')))
}

describe('an order that the print provider refused', () => {
  it('goes to print once an employee corrected its address', async () => {
    const { id, reference, email } = await buyRefused()
    expect((await correct(id, { zipCode: '55802' })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CONFIRMED' }])
    expect(await printedAddress(reference)).toMatchObject({ state: 'MN', zipCode: '55802' })
    await eventually(async () => (await mailsTo(site, email, /goes to a new address$/)).length === 1)
    expect(await cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)).toEqual([])
    expect((await correct(id, { zipCode: '55803' })).status).toBe(409)
  })

  it('is corrected when the print provider refused to start, too', async () => {
    await holdFor(site, 60)
    const bought = await buy(site, { variantIds: [variantId] })
    await eventually(async () => (await printOrders(site, bought.reference)).length === 1)
    await jobsDone(site)
    await site.pool.query(
      `update orders set shipping_address = shipping_address || '{"state": "Somewhere"}', content_version = content_version + 1 where id = $1`,
      [bought.id],
    )
    await runJob(site, 'confirmOrder', { orderId: bought.id })
    await becomes(site, bought.reference, { fulfilment: 'needs_attention' })
    expect((await orderOf(site, bought.reference)).problem).toMatch(/refused to start production/)
    expect((await correct(bought.id, { street: '7 New Road' })).status).toBe(204)
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    expect(await printOrders(site, bought.reference)).toMatchObject([{ state: 'CONFIRMED' }])
    expect(await printedAddress(bought.reference)).toMatchObject({ state: 'MN', street: '7 New Road' })
  })

  it('names what is wrong with a correction, and changes nothing', async () => {
    const { id, reference } = await buyRefused()
    expect(await correct(id, { state: 'ZZ' })).toMatchObject({
      status: 400,
      json: { errors: { 'address.state': 'US doesn’t have a state ZZ' } },
    })
    expect(await correct(id, { country: 'CA', state: 'ON' })).toMatchObject({
      status: 400,
      json: { errors: { country: 'You can’t change the country of an order. Cancel it and order again.' } },
    })
    expect((await orderOf(site, reference)).fulfilment).toBe('needs_attention')
  })

  it('is nobody else’s to correct', async () => {
    const { id, buyer } = await buyRefused()
    const member = await signUpMember(site)
    const moderator = await signUpEmployee(site, 'moderator')
    for (const by of [buyer, member, moderator]) {
      expect([401, 403]).toContain((await correct(id, {}, {}, by)).status)
      expect([401, 403]).toContain((await ask(id, 'Which city?', by)).status)
    }
  })

  it('is corrected once when two employees press at the same time', async () => {
    const { id, reference } = await buyRefused()
    const answers = await Promise.all([correct(id, { street: '1 A Road' }), correct(id, { street: '2 B Road' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect(await printOrders(site, reference)).toHaveLength(1)
  })
})

describe('a buyer who is asked for the address', () => {
  it('corrects exactly this with the emailed link, and the order goes to print', async () => {
    const { id, reference, email, buyer } = await buyRefused()
    const path = `/api/orders/${reference}/address`
    expect((await buyer.put(path, address)).status).toBe(409)

    expect((await ask(id, 'The postal code doesn’t belong to this city.')).status).toBe(204)
    await eventually(async () => (await mailsTo(site, email, /please check your address$/)).length === 1)
    const [mail = ''] = await mailsTo(site, email, /please check your address$/)
    expect(mail).toContain('The postal code doesn’t belong to this city.')
    const key = await linkKey(email)

    const other = site.visitor()
    expect((await other.get(`/api/orders/${reference}?key=${key}`)).json).toMatchObject({
      addressProblem: 'The postal code doesn’t belong to this city.',
      canCancel: false,
      canChange: false,
    })
    expect((await other.put(path, { ...address, zipCode: '55802' })).status).toBe(404)
    expect(await other.put(`${path}?key=${key}`, { ...address, country: 'CA', state: 'ON' })).toMatchObject({
      status: 400,
    })
    const corrected = await other.put(`${path}?key=${key}`, { ...address, zipCode: '55802' })
    expect(corrected.status).toBe(200)
    expect(corrected.json).not.toHaveProperty('addressProblem')
    await becomes(site, reference, { fulfilment: 'submitted', problem: null })
    expect(await printedAddress(reference)).toMatchObject({ zipCode: '55802', state: 'MN' })
    expect((await other.put(`${path}?key=${key}`, { ...address, zipCode: '55803' })).status).toBe(409)
  })

  it('is asked only about an order that can still be corrected', async () => {
    const bought = await buy(site, { variantIds: [variantId] })
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    expect(await ask(bought.id, 'Which city?')).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect((await ask(2_147_483_647, 'Which city?')).status).toBe(404)
  })
})

describe('a corrected address where the tax differs', () => {
  it('charges nobody: an employee confirms that the price stays, and the buyer is told', async () => {
    await addTax()
    const { id, reference, email } = await buyRefused({
      shippingAddress: { ...address, state: 'CA', zipCode: '90001' },
    })
    const before = await orderOf(site, reference)
    const refused = await correct(id, { state: 'WA', zipCode: '98101' })
    expect(refused).toMatchObject({ status: 409, json: { code: 'order_price_differs' } })
    expect((refused.json as { message: string }).message).toMatch(/^The tax at that address differs by -?\$\d/)
    expect((await orderOf(site, reference)).fulfilment).toBe('needs_attention')

    await ask(id, 'Which city?')
    await eventually(async () => (await mailsTo(site, email, /please check your address$/)).length === 1)
    const key = await linkKey(email)
    const asBuyer = await site
      .visitor()
      .put(`/api/orders/${reference}/address?key=${key}`, { ...address, state: 'WA', zipCode: '98101' })
    expect(asBuyer).toMatchObject({
      status: 409,
      json: {
        code: 'order_price_differs',
        message:
          'The tax at that address isn’t the one you paid. Please write to us, or cancel the order and order again.',
      },
    })

    expect((await correct(id, { state: 'WA', zipCode: '98101' }, { keepPrice: true })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect((await orderOf(site, reference)).total_cents).toBe(before.total_cents)
  })

  it('asks nothing where the tax is the same', async () => {
    await addTax()
    const { id, reference } = await buyRefused({ shippingAddress: { ...address, state: 'CA', zipCode: '90001' } })
    expect((await correct(id, { state: 'CA', zipCode: '94103', city: 'San Francisco' })).status).toBe(204)
    await becomes(site, reference, { fulfilment: 'submitted' })
  })
})

it('an employee corrects an order on hold before it goes to print', async () => {
  await holdFor(site, 60)
  const bought = await buy(site, { variantIds: [variantId] })
  await eventually(async () => (await printOrders(site, bought.reference)).length === 1)
  await jobsDone(site)
  expect((await correct(bought.id, { street: '7 New Road' })).status).toBe(204)
  expect((await orderOf(site, bought.reference)).fulfilment).toBe('held')
  await runJob(site, 'confirmOrder', { orderId: bought.id })
  await becomes(site, bought.reference, { fulfilment: 'submitted' })
  expect(await printedAddress(bought.reference)).toMatchObject({ street: '7 New Road' })
})
