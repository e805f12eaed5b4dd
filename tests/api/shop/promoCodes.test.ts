import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { becomes, buy, holdFor, orderOf } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number
let employee: Browser

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await site.pool.query('update variants set retail_price_cents = 2499, stock = null where id = $1', [variantId])
  await holdFor(site, 60)
  employee = await signUpEmployee(site, 'shop')
})

type Summary = Record<'subtotal' | 'discount' | 'shipping' | 'total', string> & {
  code?: { code: string; discount: string }
}
type Shown = { summary: Summary; code?: { code: string; label: string; problem: string | null } }

let codes = 0
const newCode = async (terms: object = {}): Promise<string> => {
  const code = `CODE-${++codes}`
  await createCode(site, employee, { code, kind: 'percent', percent: 10, ...terms })
  return code
}
const withCart = async (quantity = 1): Promise<Browser> => {
  const buyer = site.visitor()
  await fillCart(buyer, variantId, quantity)
  return buyer
}
const shownTo = async (buyer: Browser) => (await buyer.get('/api/cart/checkout')).json as Shown
const formOf = (email: string) => ({ ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } })
const order = (buyer: Browser, email = 'buyer@example.test') =>
  buyer.post('/api/checkout/create-payment', formOf(email))
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

describe('a promo code', () => {
  it('takes the same cents off the cart, the payment, the order, its email and the panel’s list', async () => {
    const code = await newCode({ percent: 15 })
    const buyer = await withCart(2)
    const applied = (await applyCode(buyer, code.toLowerCase())).json as Shown
    expect(applied.code).toEqual({ code, label: '15% off', problem: null })
    const { summary } = await shownTo(buyer)
    expect(summary).toMatchObject({
      subtotal: '49.98',
      discount: '7.50',
      total: '48.47',
      code: { code, discount: '7.50' },
    })

    const bought = await buy(site, { buyer, variantIds: [] })
    const stored = await orderOf(site, bought.reference)
    const intent = await askCards<{ amount: number }>(site, `payment_intents/${stored.payment_intent_id}`)
    expect([stored.total_cents, intent.amount]).toEqual(['4847', 4847])
    expect((await buyer.get(`/api/orders/${bought.reference}`)).json).toMatchObject({ summary })
    await eventually(async () => (await mailsTo(site, bought.email)).length === 1)
    const mail = (await mailsTo(site, bought.email)).join('')
    expect(mail).toContain(`Code ${code}`)
    expect(mail).toContain('$48.47')
    expect(mail).not.toContain('Member discount')
    const list = await sendFromPanel(site, employee, 'GET', `/cms/api/promo-codes?where[code][equals]=${code}`)
    expect(await list.json()).toMatchObject({ docs: [{ code, uses: 1 }] })
    expect((await shownTo(buyer)).code).toBeUndefined()
  })

  it('is replaced by the next one and can be removed', async () => {
    const [first, second] = [await newCode(), await newCode({ percent: 20 })]
    const buyer = await withCart()
    await applyCode(buyer, first)
    await applyCode(buyer, second)
    expect(await shownTo(buyer)).toMatchObject({ code: { code: second }, summary: { discount: '5.00' } })
    expect((await buyer.delete('/api/cart/code')).status).toBe(204)
    expect((await shownTo(buyer)).summary).toMatchObject({ discount: '0.00', total: '30.98' })
  })

  it('can be applied before the cart has anything in it, and counts once there is enough', async () => {
    const code = await newCode({ minimumCents: 4000 })
    const buyer = site.visitor()
    expect((await applyCode(buyer, code)).status).toBe(200)
    await fillCart(buyer, variantId)
    expect(await shownTo(buyer)).toMatchObject({
      code: { problem: `Add $15.01 more to use ${code}.` },
      summary: { discount: '0.00' },
    })
    expect(await startPayment(buyer)).toMatchObject({ summary: { total: '30.98' } })
    await fillCart(buyer, variantId)
    expect(await shownTo(buyer)).toMatchObject({ code: { problem: null }, summary: { discount: '5.00' } })
  })

  it.each([
    ['We don’t know that code. Check the spelling.', 404, null],
    ['$ can’t be used at the moment.', 409, { isActive: false }],
    ['$ has expired.', 409, { endsAt: inDays(-1) }],
    ['$ is for members. Sign in as a member to use it.', 409, { membersOnly: true }],
  ])('is refused with “%s”', async (sentence, status, terms) => {
    const code = terms ? await newCode(terms) : 'NO-SUCH-CODE'
    const buyer = await withCart()
    expect(await applyCode(buyer, code)).toMatchObject({ status, json: { message: sentence.replace('$', code) } })
    expect(await shownTo(buyer)).toMatchObject({ summary: { discount: '0.00' } })
  })

  it('that starts later says when', async () => {
    const code = await newCode({ startsAt: '2099-05-01T00:00:00.000Z' })
    expect((await applyCode(await withCart(), code)).json).toMatchObject({
      message: `${code} can be used from May 1, 2099.`,
    })
  })

  it('for members is for members, who get the better of code and member discount', async () => {
    const [better, worse] = [await newCode({ percent: 20, membersOnly: true }), await newCode({ percent: 5 })]
    const member = await signUpPatron(site)
    await fillCart(member, variantId)
    await applyCode(member, better)
    expect((await shownTo(member)).summary).toMatchObject({ discount: '5.00', code: { discount: '5.00' } })
    await applyCode(member, worse)
    const { summary, code } = await shownTo(member)
    expect(summary).toMatchObject({ discount: '2.50' })
    expect(summary.code).toBeUndefined()
    expect(code?.problem).toBe(`Your member discount saves you at least as much, so ${worse} isn’t used.`)
  })

  it('that expires before the payment stops it, until it is removed', async () => {
    const code = await newCode()
    const buyer = await withCart()
    await applyCode(buyer, code)
    await site.pool.query(`update promo_codes set ends_at = now() where code = $1`, [code])
    expect(await order(buyer)).toMatchObject({
      status: 409,
      json: { code: 'code_not_usable', message: `${code} has expired. Remove the code to continue.` },
    })
    await buyer.delete('/api/cart/code')
    await shownTo(buyer)
    expect(await order(buyer)).toMatchObject({ status: 200, json: { summary: { total: '30.98' } } })
  })

  it('that an employee changes is shown again before the payment', async () => {
    const code = await newCode()
    const id = (await site.pool.query<{ id: number }>('select id from promo_codes where code = $1', [code])).rows[0]?.id
    const buyer = await withCart()
    await applyCode(buyer, code)
    await sendFromPanel(site, employee, 'PATCH', `/cms/api/promo-codes/${id}`, { percent: 1 })
    expect(await order(buyer)).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
    expect((await shownTo(buyer)).summary).toMatchObject({ discount: '0.25' })
    expect((await order(buyer)).status).toBe(200)
  })

  it('for everything and free shipping needs no card', async () => {
    const code = await newCode({ percent: 100 })
    const buyer = await withCart(4)
    await applyCode(buyer, code)
    const answer = await order(buyer)
    expect(answer).toMatchObject({ status: 200, json: { clientSecret: null, summary: { total: '0.00' } } })
    await becomes(site, (answer.json as { orderReference: string }).orderReference, { payment: 'paid' })
  })

  it('can’t be guessed: 120 tries in ten minutes', async () => {
    const guest = site.visitor()
    const tries = await Promise.all(Array.from({ length: 125 }, (_, at) => applyCode(guest, `GUESS-${at}`)))
    expect(tries.some(({ status }) => status === 429)).toBe(true)
    await site.pool.query('delete from rate_limits')
  })
})

describe('the last use of a code', () => {
  it('goes to exactly one of twenty buyers at once', async () => {
    const code = await newCode({ maxUses: 1 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => withCart()))
    for (const buyer of buyers) expect((await applyCode(buyer, code)).status).toBe(200)
    await site.pool.query('delete from rate_limits')
    const answers = await Promise.all(buyers.map((buyer, at) => order(buyer, `last${at}@example.test`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ status, json }) => status === 409 && (json as { code: string }).code === 'code_not_usable'),
    ).toHaveLength(19)
    const { rows } = await site.pool.query(
      'select count(*)::int as orders from orders o join promo_codes p on p.id = o.promo_code_id where p.code = $1',
      [code],
    )
    expect(rows).toEqual([{ orders: 1 }])
  })

  it('stays with the buyer who starts the payment again with another address', async () => {
    const code = await newCode({ maxUses: 1 })
    const buyer = await withCart()
    await applyCode(buyer, code)
    expect((await order(buyer, 'one@example.test')).status).toBe(200)
    const again = await order(buyer, 'two@example.test')
    expect(again).toMatchObject({ status: 200, json: { summary: { discount: '2.50' } } })
    await confirmCard(site, (again.json as { clientSecret: string }).clientSecret)
    await becomes(site, (again.json as { orderReference: string }).orderReference, { payment: 'paid' })
  })

  it('comes back with a canceled order', async () => {
    const code = await newCode({ maxUses: 1 })
    const buyer = await withCart()
    await applyCode(buyer, code)
    const { reference } = await buy(site, { buyer, variantIds: [] })
    const next = await withCart()
    expect((await applyCode(next, code)).json).toMatchObject({ message: `${code} was used up.` })
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBe(200)
    await becomes(site, reference, { fulfilment: 'cancelled' })
    expect((await applyCode(next, code)).status).toBe(200)
  })
})

describe('a code for once per person', () => {
  it('knows a guest by the mailbox, however it is written', async () => {
    const code = await newCode({ maxUsesPerPerson: 1 })
    const first = await withCart()
    await applyCode(first, code)
    const started = (await order(first, 'ada.lovelace@gmail.com')).json as { clientSecret: string }
    await confirmCard(site, started.clientSecret)
    const second = await withCart()
    await applyCode(second, code)
    expect(await order(second, 'AdaLovelace+shop@googlemail.com')).toMatchObject({
      status: 409,
      json: { message: `You’ve already used ${code}. Remove the code to continue.` },
    })
    expect((await order(second, 'someone.else@example.test')).status).toBe(200)
  })
})

describe('in the panel', () => {
  it.each([
    [{ code: 'AB' }],
    [{ code: 'WITH SPACE' }],
    [{ percent: 0 }],
    [{ percent: 101 }],
    [{ percent: 12.5 }],
    [{ kind: 'amount', amountCents: 0 }],
    [{ kind: 'amount', amountCents: null }],
    [{ kind: 'gift' }],
    [{ maxUses: 0 }],
    [{ maxUsesPerPerson: 1.5 }],
    [{ minimumCents: -1 }],
    [{ startsAt: inDays(2), endsAt: inDays(1) }],
  ])('a code with %j is refused', async (wrong) => {
    const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/promo-codes', {
      code: 'REFUSED-ONE',
      kind: 'percent',
      percent: 10,
      ...wrong,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] })
  })

  it('a code exists once, in capitals', async () => {
    const code = await newCode()
    const again = await sendFromPanel(site, employee, 'POST', '/cms/api/promo-codes', {
      code: code.toLowerCase(),
      kind: 'shipping',
    })
    expect(again.status).toBe(400)
  })
})
