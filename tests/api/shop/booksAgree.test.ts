import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { checkBooks, checkDashboard, type Ledger, ledgerOf } from '../../support/books.ts'
import { centsIn } from '../../support/csv.ts'
import { isDeep, today } from '../../support/deep.ts'
import { applyGiftCard, balanceOf, issueGiftCard, type IssuedGiftCard } from '../../support/giftCards.ts'
import { randomFrom } from '../../support/growth.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { signUpPatron } from '../../support/members.ts'
import { holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { address, checkoutForm, GERMANY, openShop, PLACES } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const CARTS = isDeep ? 60 : 6
const MOST_STEPS = 4
const GIFT_CENTS = 60_000

const site = useSite()
const random = randomFrom(today)
let variantIds: [number, ...number[]]
let owner: Browser
let member: Browser
const giftCards: IssuedGiftCard[] = []

const CODES = ['THIRD', 'PLUS', 'SEVENOFF', 'ALL', 'POST', 'HALFSOME', 'SOMEOFF'] as const

beforeAll(async () => {
  variantIds = (await openShop(site)) as [number, ...number[]]
  await site.pool.query('update variants set stock = null')
  await site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', 'stripe') on conflict (key) do update set value = 'stripe'`,
  )
  await holdFor(site, 10_000)
  await sellTo(site, 'US', 'CA', 'DE')
  owner = await signUpEmployee(site)
  member = await signUpPatron(site)
  const { rows } = await site.pool.query<{ id: number }>('select id from merchandise order by id')
  const some = rows.filter((_, index) => index % 3 === 0).map(({ id }) => id)
  const percent = { kind: 'percent' }
  await createCode(site, owner, { code: 'THIRD', ...percent, percent: 33 })
  await createCode(site, owner, {
    code: 'PLUS',
    ...percent,
    percent: 15,
    addsToMemberDiscount: true,
    minimumCents: 3000,
  })
  await createCode(site, owner, { code: 'SEVENOFF', kind: 'amount', amountCents: 777 })
  await createCode(site, owner, { code: 'ALL', ...percent, percent: 100 })
  await createCode(site, owner, { code: 'POST', kind: 'shipping' })
  await createCode(site, owner, { code: 'HALFSOME', ...percent, percent: 50, merchandise: some })
  await createCode(site, owner, {
    ...{ code: 'SOMEOFF', kind: 'amount', amountCents: 5000, merchandise: some, addsToMemberDiscount: true },
  })
  for (let at = 0; at < 4; at++) giftCards.push(await issueGiftCard(site, owner, GIFT_CENTS))
})

type Bought = { reference: string; id: number; buyer: Browser; email: string; isEuropean: boolean }
type Started = { clientSecret: string | null; orderReference: string }

/** @returns null where the rest is too small for the card provider. */
async function buyRandomly(at: number): Promise<Bought | null> {
  await site.pool.query('delete from rate_limits')
  await site.pool.query(`update orders set created_at = created_at - interval '2 hours' where cart_id is not null`)
  const buyer = random.chance(0.4) ? member : site.visitor()
  for (const path of ['/api/cart', '/api/cart/code', '/api/cart/gift-card']) await buyer.delete(path)
  for (let lines = 1 + random.whole(3); lines > 0; lines--)
    await buyer.post('/api/cart', { merchandiseVariantId: random.one(variantIds), quantity: 1 + random.whole(3) })
  if (random.chance(0.75)) await applyCode(buyer, random.one(CODES))
  if (random.chance(0.4)) await applyGiftCard(buyer, random.one(giftCards as [IssuedGiftCard]).code)
  const place = random.one([...PLACES, GERMANY])
  const query = new URLSearchParams({ country: place.country ?? 'US', ...(place.state && { state: place.state }) })
  expect((await buyer.get(`/api/cart/checkout?${query.toString()}`)).status).toBe(200)
  const email = `books${at}@example.test`
  const answer = await buyer.post('/api/checkout/create-payment', {
    ...checkoutForm,
    customerInfo: { ...checkoutForm.customerInfo, email },
    shippingAddress: { ...address, ...place },
  })
  if ((answer.json as { code?: string }).code === 'total_too_small') return null
  expect(answer.status, answer.text).toBe(200)
  const { clientSecret, orderReference: reference } = answer.json as Started
  if (clientSecret) await confirmCard(site, clientSecret)
  await eventually(async () => (await orderOf(site, reference)).payment === 'paid')
  const { id } = await orderOf(site, reference)
  return { reference, id, buyer, email, isEuropean: place.country === 'DE' }
}

type Line = { id: number; quantity: number; isCancelled: boolean; cancelRefund: string | null }
type Shown = { lines: Line[]; canCancel: boolean; cancelRefund: string | null; summary: { total: string } }
type Step = (bought: Bought, order: Shown) => Promise<number | null>

/** Each returns what the buyer was promised, or null when it isn't possible now. */
const STEPS: Record<string, Step> = {
  async cancelLine({ buyer, reference }, { lines }) {
    const single = lines.filter(({ cancelRefund }) => cancelRefund !== null)
    const line = single[random.whole(single.length - 1)]
    if (!line) return null
    expect((await buyer.post(`/api/orders/${reference}/lines/${line.id}/cancel`)).status).toBe(200)
    return centsIn(line.cancelRefund ?? '')
  },
  async cancelOrder({ buyer, reference }, { canCancel, cancelRefund }) {
    if (!canCancel || random.chance(0.5)) return null
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBe(200)
    return centsIn(cancelRefund ?? '')
  },
  async refund({ id }, { cancelRefund }) {
    const cents = random.whole(centsIn(cancelRefund ?? '0'))
    if (cents === 0) return null
    const amount = (cents / 100).toFixed(2)
    expect((await owner.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'Random' })).status).toBe(204)
    return cents
  },
  async withdraw({ buyer, reference, email, isEuropean }, { lines, canCancel, cancelRefund }) {
    const left = lines.filter(({ isCancelled }) => !isCancelled)
    const [line] = left
    if (!isEuropean || !canCancel || !line) return null
    const items = [{ id: Number(line.id), quantity: 1 + random.whole(line.quantity - 1) }]
    // As the form sends it: the same items again are another statement.
    const statement = { reference, email, name: 'Ada Guest', items, formKey: randomUUID() }
    expect((await buyer.post('/api/withdrawals', statement)).status).toBe(200)
    if (left.length === 1 && items[0]?.quantity === line.quantity) return centsIn(cancelRefund ?? '')
    await jobsDone(site)
    const receipts = await mailsTo(site, email, /^We received your withdrawal/)
    const promises = receipts.flatMap((mail) => /We refund \$([\d.,]+) the way/.exec(mail)?.[1] ?? [])
    const { rows } = await site.pool.query<{ cents: number }>(
      `select w.refund_cents::int as cents from withdrawals w join orders o on o.id = w.order_id where o.reference = $1 order by w.id desc limit 1`,
      [reference],
    )
    expect(promises.map(centsIn)).toContain(rows[0]?.cents)
    return rows[0]?.cents ?? null
  },
}

const backOf = ({ cardBackCents, giftBackCents }: Ledger): number => cardBackCents + giftBackCents

it(
  `${CARTS} random carts: what was paid, promised, refunded, credited, emailed, exported and reported agrees with the ledgers`,
  { timeout: 900_000 },
  async () => {
    const ledgers = new Map<string, Ledger>()
    const taxBack = new Map<string, number>()
    let steps = 0
    // On some days, few of the random steps are possible: more carts are bought then, so that the test proves enough.
    for (let at = 0; at < CARTS || (steps <= CARTS / 3 && at < 4 * CARTS); at++) {
      const bought = await buyRandomly(at)
      if (!bought) continue
      const { reference, buyer } = bought
      await jobsDone(site)
      let ledger = await ledgerOf(site, reference)
      for (let step = random.whole(MOST_STEPS); step > 0; step--) {
        const order = (await buyer.get(`/api/orders/${reference}`)).json as Shown
        const name = random.one(Object.keys(STEPS) as [string])
        const promised = (await STEPS[name]?.(bought, order)) ?? null
        if (promised === null) continue
        steps += 1
        await jobsDone(site)
        const before = backOf(ledger)
        ledger = await ledgerOf(site, reference)
        expect(backOf(ledger) - before, `seed ${today}, cart ${at}: ${name} of ${reference}`).toBe(promised)
      }
      ledgers.set(reference, ledger)
      taxBack.set(reference, await checkBooks(site, { buyer, owner, ledger }))
    }
    expect(steps).toBeGreaterThan(CARTS / 3)
    const all = [...ledgers.values()]
    await checkDashboard(site, all, taxBack)
    const spent = all.reduce((sum, { giftCents, giftBackCents }) => sum + giftCents - giftBackCents, 0)
    const balances = await Promise.all(giftCards.map(({ id }) => balanceOf(site, id)))
    expect(balances.reduce((sum, cents) => sum + cents, spent)).toBe(giftCards.length * GIFT_CENTS)
  },
)
