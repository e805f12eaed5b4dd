import { beforeAll, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { formatCents } from '#contracts/shared/money.ts'
import { type InvoiceData, invoiceDataSchema } from '#domain/shop/invoices/invoiceData.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { applyGiftCard, balanceOf, issueGiftCard, type IssuedGiftCard } from '../../support/giftCards.ts'
import { sellTo } from '../../support/markets.ts'
import { isDeep } from '../../support/deep.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { address, checkoutForm, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const CARTS = isDeep ? 200 : 10
const GIFT_CENTS = 40_000

const site = useSite()
let variantIds: number[]
let owner: Browser
let member: Browser
let giftCards: IssuedGiftCard[]

/** The same carts in each run. */
let seed = 20_261_125
function random(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed % below
}
const pick = <One>(list: readonly One[]): One => list[random(list.length)] as One
const chance = (percent: number): boolean => random(100) < percent

const CODES = [
  { code: 'TEN', kind: 'percent', percent: 10 },
  { code: 'THIRD', kind: 'percent', percent: 33, addsToMemberDiscount: true },
  { code: 'ALL', kind: 'percent', percent: 100 },
  { code: 'FIVE', kind: 'amount', amountCents: 500 },
  { code: 'LOTS', kind: 'amount', amountCents: 4321, minimumCents: 3000, addsToMemberDiscount: true },
  { code: 'POST', kind: 'shipping' },
] as const
const PLACES = [
  { country: 'US', state: 'MN', method: 'standard' },
  { country: 'US', state: 'CA', method: 'express' },
  { country: 'CA', state: 'ON', method: 'standard' },
  { country: 'DE', state: undefined, method: 'standard' },
]

type Summary = Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', string> & {
  due?: string
  code?: { discount: string }
  giftCard?: { amount: string }
}
type Purchase = { reference: string; buyer: Browser; summary: Summary }
type Started = { clientSecret: string | null; orderReference: string; summary: Summary }
const cents = (amount: string) => Math.round(Number(amount) * 100)

beforeAll(async () => {
  variantIds = await openShop(site)
  await site.pool.query('update variants set stock = null')
  await holdFor(site, 10_000)
  await sellTo(site, 'US', 'CA', 'DE')
  owner = await signUpEmployee(site)
  member = await signUpPatron(site)
  const category = await site.pool.query<{ category: string }>('select category from merchandise order by id limit 1')
  for (const code of CODES) await createCode(site, owner, code)
  await createCode(site, owner, { code: 'SOME', kind: 'percent', percent: 50, category: category.rows[0]?.category })
  giftCards = []
  for (let at = 0; at < 5; at++) giftCards.push(await issueGiftCard(site, owner, GIFT_CENTS))
})

async function fillRandomly(buyer: Browser): Promise<void> {
  await buyer.delete('/api/cart')
  await buyer.delete('/api/cart/code')
  await buyer.delete('/api/cart/gift-card')
  for (let lines = 1 + random(3); lines > 0; lines--)
    await buyer.post('/api/cart', { merchandiseVariantId: pick(variantIds), quantity: 1 + random(3) })
  if (chance(70)) await applyCode(buyer, pick([...CODES.map(({ code }) => code), 'SOME']))
  if (chance(40)) await applyGiftCard(buyer, pick(giftCards).code)
}

/** @returns null where the rest is too small for the card provider. */
async function buyRandomly(buyer: Browser, at: number): Promise<Purchase | null> {
  // Limits have their own tests.
  await site.pool.query('delete from rate_limits')
  await site.pool.query(`update orders set created_at = created_at - interval '2 hours' where cart_id is not null`)
  await fillRandomly(buyer)
  const { country, state, method } = pick(PLACES)
  const query = new URLSearchParams({ country, method, ...(state && { state }) })
  const shown = (await buyer.get(`/api/cart/checkout?${query.toString()}`)).json as { summary: Summary }
  const answer = await buyer.post('/api/checkout/create-payment', {
    ...checkoutForm,
    customerInfo: { ...checkoutForm.customerInfo, email: `cart${at}@example.test` },
    shippingMethod: method,
    shippingAddress: { ...address, country, state },
  })
  if ((answer.json as { code?: string }).code === 'total_too_small') return null
  expect(answer.status, answer.text).toBe(200)
  const { clientSecret, orderReference, summary } = answer.json as Started
  expect(summary).toEqual(shown.summary)

  const { subtotal, discount, shipping, tax, total, due = total, giftCard } = summary
  expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax))
  expect(cents(due)).toBe(cents(total) - cents(giftCard?.amount ?? '0'))
  const order = await orderOf(site, orderReference)
  expect(Number(order.total_cents)).toBe(cents(total))
  expect((await buyer.get(`/api/orders/${orderReference}`)).json).toMatchObject({ summary })
  if (clientSecret === null) {
    expect(due).toBe('0.00')
    return { reference: orderReference, buyer, summary }
  }
  const intent = await askCards<{ amount: number }>(site, `payment_intents/${clientSecret.split('_secret_')[0]}`)
  expect(intent.amount).toBe(cents(due))
  await confirmCard(site, clientSecret)
  await eventually(async () => (await orderOf(site, orderReference)).payment === 'paid')
  return { reference: orderReference, buyer, summary }
}

type Invoice = { kind: 'invoice' | 'credit_note'; total_cents: string; data: unknown }

async function invoicesOf(reference: string) {
  const { rows } = await site.pool.query<Invoice>(
    'select i.* from invoices i join orders o on o.id = i.order_id where o.reference = $1 order by i.id',
    [reference],
  )
  return rows.map(({ kind, total_cents, data }) => ({
    kind,
    totalCents: Number(total_cents),
    data: invoiceDataSchema.parse(data),
  }))
}

const restOf = ({ rest }: InvoiceData, wanted: string): number =>
  rest.filter(({ label }) => label === wanted).reduce((sum, row) => sum + row.cents, 0)

async function checkInvoice({ reference, summary }: Purchase): Promise<void> {
  const [invoice, ...more] = (await invoicesOf(reference)).filter(({ kind }) => kind === 'invoice')
  expect(more).toEqual([])
  expect(invoice?.totalCents).toBe(cents(summary.total))
  const data = invoice?.data as InvoiceData
  expect(data.items.reduce((sum, item) => sum + item.totalCents, 0)).toBe(cents(summary.subtotal))
  expect(data).toMatchObject({ totalCents: cents(summary.total), taxCents: cents(summary.tax) })
  expect(restOf(data, 'Discount')).toBe(0 - cents(summary.discount))
  expect(restOf(data, 'Shipping')).toBe(cents(summary.shipping))
  expect(restOf(data, 'Tax')).toBe(cents(summary.tax))
}

/** @param confirmations of all carts, as plain text. */
function checkMail({ reference, summary }: Purchase, confirmations: string[]): void {
  const [mail = '', ...more] = confirmations.filter((text) => text.includes(`Order ${reference} is confirmed`))
  expect(more).toEqual([])
  const { subtotal, shipping, tax, total, giftCard, due } = summary
  const inDollars = (amount: string) => formatCents(cents(amount))
  expect(mail).toContain(`Subtotal  ${inDollars(subtotal)}`)
  expect(mail).toContain(`Shipping  ${cents(shipping) === 0 ? 'Free' : inDollars(shipping)}`)
  expect(mail).toContain(`Tax  ${inDollars(tax)}`)
  expect(mail).toContain(`Total  ${inDollars(total)}`)
  const taken = [...mail.matchAll(/^(?:Code \S+|Member discount) {2}-\$([\d.,]+)$/gm)].map(([, amount = '']) => amount)
  expect(taken.reduce((sum, amount) => sum + cents(amount.replace(',', '')), 0)).toBe(cents(summary.discount))
  if (!giftCard) return
  expect(mail).toMatch(new RegExp(`Gift card ending in \\w{4} {2}-\\${inDollars(giftCard.amount)}$`, 'm'))
  expect(mail).toContain(`Charged to your card  ${inDollars(due ?? '')}`)
}

async function checkPdf({ reference, buyer, summary }: Purchase): Promise<void> {
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body } = await fetchBytes(`${site.url}/api/orders/${reference}/invoice`, { cookie })
  const pdf = await getDocumentProxy(new Uint8Array(body))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(reference)
  expect(text).toContain(`Total (USD) ${formatCents(cents(summary.total))}`)
  expect(text).toContain(formatCents(cents(summary.shipping)))
  if (cents(summary.discount) > 0) expect(text).toContain(formatCents(0 - cents(summary.discount)))
}

it(
  `${CARTS} random carts cost the same in cart, payment, order, invoice, email and dashboard, and the ledgers balance after refunds`,
  { timeout: 600_000 },
  async () => {
    const purchases: Purchase[] = []
    for (let at = 0; at < CARTS; at++) {
      const purchase = await buyRandomly(chance(40) ? member : site.visitor(), at)
      if (purchase) purchases.push(purchase)
    }
    expect(purchases.length).toBeGreaterThan(CARTS * 0.9)
    await jobsDone(site)
    const confirmations = await mailsTo(site, 'cart', /is confirmed$/)
    for (const purchase of purchases) {
      await checkInvoice(purchase)
      checkMail(purchase, confirmations)
    }
    for (const purchase of purchases.slice(0, 5)) await checkPdf(purchase)
    const references = purchases.map(({ reference }) => reference)
    const { rows: sums } = await site.pool.query<{ total: number; gift: number; coded: number }>(
      `select sum(total_cents)::int as total, sum(gift_cents)::int as gift, count(promo_code_id)::int as coded from orders where payment = 'paid'`,
    )
    const [sum] = sums
    const dashboard = async () =>
      (await readSalesReport(site.pool, new Date(Date.now() + 1000))).last30Days.revenueCents
    // What gift cards paid did not come in with these orders.
    const charged = (sum?.total ?? 0) - (sum?.gift ?? 0)
    expect(await dashboard()).toBe(charged)
    // Otherwise this test proves little.
    expect(sum?.gift).toBeGreaterThan(CARTS * 50)
    expect(sum?.coded).toBeGreaterThan(CARTS / 4)
    const inLedgers = async () =>
      (await Promise.all(giftCards.map(({ id }) => balanceOf(site, id)))).reduce((a, b) => a + b)
    expect(await inLedgers()).toBe(giftCards.length * GIFT_CENTS - (sum?.gift ?? 0))

    for (const reference of references.filter(() => chance(20))) {
      const { id, total_cents: total } = await orderOf(site, reference)
      if (Number(total) === 0) continue
      const amount = chance(40) ? Number(total) : 1 + random(Number(total))
      const answer = await owner.post(`/api/admin/orders/${id}/refund`, {
        amount: (amount / 100).toFixed(2),
        reason: 'Random',
      })
      expect(answer.status).toBe(204)
      await eventually(async () => Number((await orderOf(site, reference)).refunded_cents) === amount, 20_000)
    }
    await jobsDone(site)

    const { rows } = await site.pool.query<{ refunded: number; returned: number }>(
      `select (select sum(refunded_cents)::int from orders) as refunded,
      (select coalesce(sum(amount_cents), 0)::int from refunds where gift_card_id is not null) as returned`,
    )
    const [back] = rows
    expect(await dashboard()).toBe(charged - ((back?.refunded ?? 0) - (back?.returned ?? 0)))
    expect(await inLedgers()).toBe(giftCards.length * GIFT_CENTS - (sum?.gift ?? 0) + (back?.returned ?? 0))
    let [atCards, credited] = [0, 0]
    for (const reference of references) {
      const notes = (await invoicesOf(reference)).filter(({ kind }) => kind === 'credit_note')
      credited += notes.reduce((total, { totalCents }) => total + totalCents, 0)
      const order = await orderOf(site, reference)
      if (!order.payment_intent_id) continue
      for (const { amount } of await cardRefunds(site, order.payment_intent_id)) atCards += amount
    }
    expect(credited).toBe(back?.refunded)
    expect(atCards).toBe((back?.refunded ?? 0) - (back?.returned ?? 0))
  },
)
