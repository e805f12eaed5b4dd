import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { buyGift, codeSentTo, giftForm, saleOf, startSale } from '../../support/giftSales.ts'
import { giftOf, membershipForm, redeem } from '../../support/giftMemberships.ts'
import { mailsTo } from '../../support/mails.ts'
import { openAlerts } from '../../support/memberships.ts'
import { cardRefunds, jobsDone } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import {
  confirmCard,
  eventually,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  tellCards,
} from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()
let employee: Browser
beforeAll(async () => {
  employee = await signUpEmployee(site, 'shop')
})
beforeEach(async () => {
  await set('tax_service', 'stripe')
  await site.pool.query('delete from rate_limits')
})

const set = (key: string, value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, value],
  )

type Place = { country?: string; postalCode?: string }
const NEW_YORK = { country: 'US', postalCode: '10001' }
const ask = async (place: Place, months = 3) => {
  const query = new URLSearchParams({ months: String(months), ...place }).toString()
  const { status, json } = await site.visitor().get(`/api/gift-memberships/tax?${query}`)
  return { status, ...(json as { tax: string; code?: string; errors?: object }) }
}
/** What the page sends for 3 months. */
const shownIn = async (place: Place) => {
  const { tax } = await ask(place)
  return { ...place, tax, total: centsToAmount(3636 + centsOf(tax)) }
}
type Started = { clientSecret: string; reference: string; amount: string; tax?: string }
const start = async (more: object, buyer = site.visitor()) => {
  const { status, json } = await startSale(buyer, membershipForm(more))
  return { status, ...(json as Started & { code?: string; errors?: object }) }
}
/** Bought in New York: $36.36 and $1.45 tax. */
const buyTaxed = async (more: object = {}) => {
  const sale = await buyGift(site, membershipForm({ ...(await shownIn(NEW_YORK)), ...more }))
  return { ...sale, code: await codeSentTo(site, sale.form.recipientEmail) }
}
type Intent = { amount: number; status: string; hooks: { inputs: { tax: { calculation: string } } } | null }
const intentOf = (sale: { payment_intent_id: string }) =>
  askCards<Intent>(site, `payment_intents/${sale.payment_intent_id}`)
const countSales = async () => (await site.pool.query('select 1 from gift_card_sales')).rowCount
const countPayments = async () => (await askCards<{ data: unknown[] }>(site, 'payment_intents?limit=100')).data.length
const taxOf = async (reference: string) => Number(((await saleOf(site, reference)) as { tax_cents?: string }).tax_cents)
const refund = (id: number) => employee.post(`/api/admin/gift-card-sales/${id}/refund`)

describe('with Stripe Tax, a gift membership', () => {
  it('is charged with the tax that was shown, which its payment reports, and the receipt and the export name', async () => {
    expect(await ask(NEW_YORK)).toEqual({ status: 200, tax: '1.45' })
    const giver = await signUpMember(site)
    const last30Days = async () => (await readSalesReport(site.pool, new Date())).last30Days
    const before = await last30Days()
    const sale = await buyGift(site, membershipForm({ ...(await shownIn(NEW_YORK)), buyerEmail: undefined }), {
      buyer: giver,
    })
    const intent = await intentOf(sale)
    expect(intent).toMatchObject({ amount: 3781, status: 'succeeded' })
    const calculation = await askCards(site, `tax/calculations/${intent.hooks?.inputs.tax.calculation}`)
    expect(calculation).toMatchObject({
      amount_total: 3781,
      tax_amount_exclusive: 145,
      customer_details: { address: { country: 'US', postal_code: '10001' } },
    })
    expect([Number(sale.amount_cents), await taxOf(sale.reference)]).toEqual([3781, 145])
    const { revenueCents, marginCents } = await last30Days()
    expect(revenueCents).toBe(before.revenueCents + 3781)
    // 2.9 % and 30 cents of what the card paid.
    expect(marginCents).toBe(before.marginCents + 3636 - 140)
    await jobsDone(site)
    const receipt = (await mailsTo(site, giver.email, /^Your receipt/)).join('')
    expect(receipt).toMatch(/Paid by card {2}\$37\.81\s+Tax included {2}\$1\.45/)
    expect((await giver.get('/api/account/export')).json).toMatchObject({
      giftCards: [{ reference: sale.reference, amountCents: 3781, taxCents: 145 }],
    })
    const panel = await sendFromPanel(site, employee, 'GET', `/cms/api/gift-card-sales/${sale.id}`)
    expect(await panel.json()).toMatchObject({ amountCents: 3781, taxCents: 145 })
  })

  it.each([
    [{ country: 'US', postalCode: '97201' }, '0.00', '36.36'],
    [{ country: 'DE' }, '6.91', '43.27'],
    [{ country: 'CA', postalCode: 'K1A 0A6' }, '4.73', '41.09'],
  ])('to %j is taxed there', async (place, tax, total) => {
    expect(await start({ ...place, tax, total })).toMatchObject({ status: 200, tax, amount: total })
  })

  it.each([
    ['no country', {}, 'country'],
    ['a country that doesn’t exist', { country: 'ZZ' }, 'country'],
    ['no ZIP code', { country: 'US' }, 'postalCode'],
    ['half a ZIP code', { country: 'US', postalCode: '1000' }, 'postalCode'],
    ['a ZIP code in Canada', { country: 'CA', postalCode: '10001' }, 'postalCode'],
  ])('isn’t sold with %s', async (_, place, field) => {
    const before = await countSales()
    const refused = { status: 400, code: 'invalid_input', errors: { [field]: expect.any(String) as string } }
    expect(await start({ ...place, tax: '1.45', total: '37.81' })).toMatchObject(refused)
    expect(await ask(place)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await countSales()).toBe(before)
  })

  it('isn’t sold for months that have no price', async () => {
    for (const months of [5, 0, 'three'])
      expect(await ask(NEW_YORK, months as number)).toMatchObject({
        status: 400,
        errors: { months: expect.any(String) as string },
      })
  })

  it.each([
    ['no tax', { total: '37.81' }],
    ['no total', { tax: '1.45' }],
    ['another tax', { tax: '1.44', total: '37.80' }],
    ['the tax and another total', { tax: '1.45', total: '36.36' }],
    ['the tax of another place', { tax: '6.91', total: '43.27' }],
  ])('is refused where the page showed %s, and nothing is created', async (_, shown) => {
    const before = [await countSales(), await countPayments()]
    expect(await start({ ...NEW_YORK, ...shown })).toMatchObject({ status: 409, code: 'tax_changed' })
    expect([await countSales(), await countPayments()]).toEqual(before)
  })

  it('is refused after its price changed, also where no tax is added', async () => {
    const oregon = { country: 'US', postalCode: '97201' }
    const shown = [await shownIn(NEW_YORK), await shownIn(oregon)]
    await set('gift_3_months_cents', '3900')
    for (const one of shown) expect(await start(one)).toMatchObject({ status: 409, code: 'tax_changed' })
    await set('gift_3_months_cents', '3636')
  })

  it('isn’t sold while the tax can’t be calculated', async () => {
    const before = [await countSales(), await countPayments()]
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/tax', times: 20 })
    expect(await ask(NEW_YORK)).toMatchObject({ status: 502, code: 'card_provider_unreachable' })
    expect(await start({ ...NEW_YORK, tax: '1.45', total: '37.81' })).toMatchObject({ status: 502 })
    await tellCards(site, 'faults', { mode: null })
    await set('monthly_price_cents', '1313')
    const unavailable = { status: 503, code: 'unavailable' }
    expect(await ask(NEW_YORK)).toMatchObject(unavailable)
    expect(await start({ ...NEW_YORK, tax: '1.45', total: '37.81' })).toMatchObject(unavailable)
    await site.pool.query(`delete from site_settings where key = 'monthly_price_cents'`)
    expect([await countSales(), await countPayments()]).toEqual(before)
  })

  it('sent again is the same purchase with the same tax, and from another place it is refused', async () => {
    const form = membershipForm(await shownIn({ country: 'NL' }))
    const buyer = site.visitor()
    const answers = [await startSale(buyer, form), await startSale(buyer, form)]
    expect(answers[0]).toMatchObject({ status: 200, json: { amount: '44.00', tax: '7.64' } })
    expect(answers[1]?.text).toBe(answers[0]?.text)
    const spain = { ...form, ...(await shownIn({ country: 'ES' })) }
    expect(await startSale(buyer, spain)).toMatchObject({ status: 409, json: { code: 'gift_card_sale_changed' } })
  })

  it('reports its tax once for events that come three times and for reconciling: one payment has its calculation', async () => {
    const form = membershipForm(await shownIn(NEW_YORK))
    const { clientSecret, reference } = (await startSale(site.visitor(), form)).json as Started
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await confirmCard(site, clientSecret)
    await tellCards(site, 'faults', { webhook: null })
    await runByTheClock(site, 'reconcile')
    await eventually(async () => (await saleOf(site, reference)).payment === 'paid')
    const { payment_intent_id: id } = await saleOf(site, reference)
    for (const event of ['evt_gift_tax', 'evt_gift_tax', 'evt_gift_tax_later'])
      await sendCardEvent(
        site,
        JSON.stringify({
          id: event,
          object: 'event',
          type: 'payment_intent.succeeded',
          livemode: false,
          created: 1,
          data: { object: { id, object: 'payment_intent' } },
        }),
      )
    await jobsDone(site)
    const { hooks } = await intentOf({ payment_intent_id: id })
    const { data } = await askCards<{ data: Intent[] }>(site, 'payment_intents?limit=100')
    const calculations = data.map((intent) => intent.hooks?.inputs.tax.calculation)
    expect(calculations.filter((one) => one === hooks?.inputs.tax.calculation)).toHaveLength(1)
    expect(await mailsTo(site, form.recipientEmail)).toHaveLength(1)
    const { rowCount } = await site.pool.query('select 1 from gift_memberships where recipient_email = $1', [
      form.recipientEmail,
    ])
    expect(rowCount).toBe(1)
  })
})

describe('money that goes back for a gift membership with tax', () => {
  it('is price and tax, by an employee, once', async () => {
    const gift = await buyTaxed({ buyerEmail: 'taxed@example.test' })
    expect((await refund(gift.id)).status).toBe(204)
    expect((await refund(gift.id)).status).toBe(409)
    await eventually(async () => Number((await saleOf(site, gift.reference)).refunded_cents) === 3781)
    expect(await cardRefunds(site, gift.payment_intent_id)).toMatchObject([{ amount: 3781, status: 'succeeded' }])
    await eventually(async () => (await mailsTo(site, 'taxed@example.test', /^We refunded \$37\.81/)).length === 1)
    expect(await redeem(await signUpConfirmed(site), gift.code)).toMatchObject({
      status: 409,
      json: { code: 'gift_membership_void' },
    })
  })

  it('voids the code in the provider’s dashboard only when the tax went back too', async () => {
    const gift = await buyTaxed()
    await askCards(site, 'refunds', { payment_intent: gift.payment_intent_id, amount: '3636' })
    await eventually(async () => Number((await saleOf(site, gift.reference)).refunded_cents) === 3636)
    expect((await giftOf(site, gift.giftId)).voided_at).toBeNull()
    await askCards(site, 'refunds', { payment_intent: gift.payment_intent_id, amount: '145' })
    await eventually(async () => (await giftOf(site, gift.giftId)).voided_at !== null)
    await runByTheClock(site, 'reconcile')
    expect(await openAlerts(site)).toEqual([])
  })

  it('is all of it in a lost dispute', async () => {
    const gift = await buyTaxed()
    const answer = await tellCards(site, 'dispute', { payment_intent: gift.payment_intent_id })
    const { id } = (await answer.json()) as { id: string }
    await eventually(async () => (await giftOf(site, gift.giftId)).frozen_at !== null)
    await tellCards(site, 'dispute', { close: id, outcome: 'lost' })
    await eventually(async () => (await giftOf(site, gift.giftId)).voided_at !== null)
    expect(Number((await saleOf(site, gift.reference)).refunded_cents)).toBe(3781)
  })
})

describe('no tax', () => {
  it('is added without a tax service: no place is asked, the payment has no calculation', async () => {
    await set('tax_service', 'none')
    expect(await ask(NEW_YORK)).toEqual({ status: 200, tax: '0.00' })
    expect(await start({ tax: '1.45', total: '37.81' })).toMatchObject({ status: 409, code: 'tax_changed' })
    const sale = await buyGift(site, membershipForm({ buyerEmail: 'plain@example.test' }))
    expect(Number(sale.amount_cents)).toBe(3636)
    expect(await taxOf(sale.reference)).toBe(0)
    expect((await intentOf(sale)).hooks ?? null).toBeNull()
    await jobsDone(site)
    const receipt = (await mailsTo(site, 'plain@example.test', /^Your receipt/)).join('')
    expect(receipt).toContain('Paid by card  $36.36')
    expect(receipt).not.toContain('Tax')
  })

  it('is added to gift cards, and no place is taken', async () => {
    const sale = await buyGift(site, giftForm())
    expect(Number(sale.amount_cents)).toBe(5000)
    expect(await taxOf(sale.reference)).toBe(0)
    expect((await intentOf(sale)).hooks ?? null).toBeNull()
    expect((await startSale(site.visitor(), giftForm(NEW_YORK))).status).toBe(400)
  })
})
