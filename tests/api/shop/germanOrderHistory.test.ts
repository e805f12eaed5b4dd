import { beforeAll, expect, it } from 'vitest'
import { amountIn } from '#contracts/shared/amountIn.ts'
import { CANCELLATION_REASONS } from '#contracts/shop/cancellationReasons.ts'
import { factText } from '#contracts/platform/facts.ts'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { BUYER_EVENTS } from '#contracts/shop/orderEvents.ts'
import { type Order, orderSchema } from '#contracts/shop/orders.ts'
import german from '#texts/de/site.json' with { type: 'json' }
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, type Bought, buy, buySubmitted, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-2)
  employee = await signUpEmployee(site)
  await sellTo(site, 'US', 'DE')
})

const TEXTS: Record<string, string> = german
/** As the page does, but a text without its German fails. */
const t = (text: string, values: Record<string, string> = {}): string => {
  if (!Object.hasOwn(TEXTS, text)) throw new Error(`“${text}” has no German text`)
  return (TEXTS[text] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
const money = (cents: number) => amountIn('de', formatCents(cents))

const read = async ({ buyer, reference }: Bought): Promise<Order> =>
  orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
const historyOf = async (bought: Bought) =>
  (await read(bought)).timeline.map((event) => factText(BUYER_EVENTS, event, { t, money }))

function germanVisitor(): Browser {
  const buyer = site.visitor()
  buyer.cookies.set(LANGUAGE_COOKIE, 'de')
  return buyer
}
const labelOf = ({ quantity, title, size, color }: Order['lines'][number]) =>
  `${quantity} × ${title} (${size}, ${color})`

/** What English says around the values of a text. */
const ENGLISH = [...Object.values(BUYER_EVENTS), ...Object.values(CANCELLATION_REASONS)]
  .flatMap(({ text }) => text.split(/\{\w+\}/))
  .filter((part) => part.trim().length > 12)

async function expectGermanMails({ email }: Bought, count: number): Promise<string> {
  await eventually(async () => (await mailsTo(site, email)).length === count)
  const mails = (await mailsTo(site, email)).join('\n')
  for (const part of ENGLISH) expect(mails).not.toContain(part)
  expect(mails).not.toMatch(/\$\d/)
  return mails
}

it('a canceled item, a refund and a dispute of a German buyer are told in German', async () => {
  await holdFor(site, 60)
  const bought = await buy(site, { buyer: germanVisitor(), variantIds })
  const [line] = (await read(bought)).lines
  if (!line) throw new Error('The order has no lines')
  await bought.buyer.post(`/api/orders/${bought.reference}/lines/${line.id}/cancel`)
  await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount: '1.00', reason: 'Kratzer' })
  await becomes(site, bought.reference, { payment: 'partially_refunded' })
  await jobsDone(site)
  const { payment_intent_id } = await orderOf(site, bought.reference)
  await tellCards(site, 'dispute', { payment_intent: payment_intent_id, status: 'warning_needs_response' })
  await becomes(site, bought.reference, { fulfilment: 'needs_attention' })
  const history = await historyOf(bought)
  expect(history.slice(0, 3)).toEqual(['Bestellt', 'Zahlung eingegangen', `Du hast ${labelOf(line)} storniert`])
  expect(history.slice(3).toSorted()).toEqual(
    [`${amountIn('de', `$${line.cancelRefund}`)} erstattet`, '1,00\u00a0$ erstattet'].toSorted(),
  )
  await expectGermanMails(bought, 3)
})

it('an order whose article vanished is canceled, with the reason in German', async () => {
  await holdFor(site, 60)
  const [variantId = 0] = variantIds
  const bought = await buy(site, { buyer: germanVisitor(), variantIds: [variantId] })
  await jobsDone(site)
  await site.pool.query(`update orders set provider_order_id = null, submit_started_at = null where id = $1`, [
    bought.id,
  ])
  await site.pool.query('update variants set sellable = false, below_cost = false where id = $1', [variantId])
  await runJob(site, 'submitOrder', { orderId: bought.id })
  await becomes(site, bought.reference, { fulfilment: 'cancelled', payment: 'refunded' })
  await site.pool.query('update variants set sellable = true where id = $1', [variantId])
  const { lines, total } = await read(bought).then((order) => ({ lines: order.lines, total: order.summary.total }))
  const [{ title = '', size = '', color = '' } = {}] = lines
  const gone = `${title} (${size}, ${color}) kann nicht mehr hergestellt werden.`
  expect((await historyOf(bought)).slice(2)).toEqual([
    gone,
    'Bestellung storniert',
    `${amountIn('de', `$${total}`)} erstattet`,
  ])
  expect((await expectGermanMails(bought, 2)).replace(/\s+/g, ' ')).toContain(gone)
})

it('a claim, its replacement and a withdrawal are told in German', async () => {
  await holdFor(site, 0)
  const home = {
    firstName: 'Greta',
    lastName: 'Stein',
    street: 'Ringweg 2',
    city: 'Berlin',
    zipCode: '10115',
    country: 'DE',
  }
  const bought = await buySubmitted(site, { buyer: germanVisitor(), variantIds })
  await site.pool.query(
    `update orders set fulfilment = 'delivered', shipped_at = now(), delivered_at = now(), shipping_address = $2 where id = $1`,
    [bought.id, JSON.stringify(home)],
  )
  const report = { kind: 'misprint', message: 'Kopfüber bedruckt.' }
  const claim = (await bought.buyer.post(`/api/orders/${bought.reference}/claims`, report)).json as { id: number }
  expect((await employee.post(`/api/admin/claims/${claim.id}/replace`, {})).status).toBe(204)
  const { lines } = await read(bought)
  const [line] = lines
  const statement = {
    reference: bought.reference,
    email: bought.email,
    name: 'Greta',
    items: [{ id: line?.id, quantity: 1 }],
  }
  expect((await bought.buyer.post('/api/withdrawals', statement)).status).toBe(200)
  const { rows } = await site.pool.query<{ reference: string }>('select reference from orders where replaces_id = $1', [
    bought.id,
  ])
  expect((await historyOf(bought)).slice(-3)).toEqual([
    'Du hast ein Problem gemeldet',
    `Wir schicken Ersatz: ${rows[0]?.reference}`,
    `Du hast den Vertrag über ${line && labelOf(line)} widerrufen`,
  ])
  await jobsDone(site)
  for (const part of ENGLISH) expect((await mailsTo(site, bought.email)).join('\n')).not.toContain(part)
})
