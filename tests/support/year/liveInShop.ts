import type { Browser } from '../Browser.ts'
import { askCards } from '../cards.ts'
import { centsIn } from '../csv.ts'
import { applyGiftCard, type IssuedGiftCard, issueGiftCard } from '../giftCards.ts'
import { buyGift, codeSentTo, giftForm } from '../giftSales.ts'
import { membershipForm } from '../giftMemberships.ts'
import type { randomFrom } from '../growth.ts'
import { jobsDone, orderOf } from '../orders.ts'
import { confirmCard, eventually, tellCards, tellPrint } from '../people.ts'
import { applyCode, createCode } from '../promoCodes.ts'
import { address, checkoutForm, PLACES } from '../shop.ts'
import type { Site } from '../site.ts'
import type { Counts } from './Counts.ts'

type Random = ReturnType<typeof randomFrom>
type Bought = { reference: string; id: number; buyer: Browser; email: string; week: number; isEuropean: boolean }
type Shown = { lines: { id: number; quantity: number; cancelRefund: string | null }[]; cancelRefund: string | null }
type Given = { site: Site; random: Random; counts: Counts; variantIds: [number, ...number[]] }

const VISA = '4242 4242 4242 4242'
const PENDING_REFUND = '4000 0000 0000 7726'
type Code = { code: string; kind: string; [term: string]: unknown }
const CODES: [Code, ...Code[]] = [
  { code: 'THIRD', kind: 'percent', percent: 33 },
  { code: 'PLUS', kind: 'percent', percent: 15, addsToMemberDiscount: true, minimumCents: 3000 },
  { code: 'SEVENOFF', kind: 'amount', amountCents: 777 },
  { code: 'ALL', kind: 'percent', percent: 100 },
  { code: 'POST', kind: 'shipping' },
]

/** Random buyers, and what becomes of their orders and gifts, week by week. */
export function liveInShop({ site, random, counts, variantIds }: Given) {
  const bought: Bought[] = []
  const disputes: { id: string; week: number }[] = []
  const giftCodes: string[] = []
  /** Of memberships that were given and not redeemed. */
  const hunts: string[] = []
  const sales: { id: number; intent: string }[] = []
  const issued: IssuedGiftCard[] = []
  let buyers = 0

  async function open(owner: Browser): Promise<void> {
    for (const code of CODES) await createCode(site, owner, code)
    for (let at = 0; at < 3; at++) issued.push(await issueGiftCard(site, owner, 20_000 + random.whole(20_000)))
    giftCodes.push(...issued.map(({ code }) => code))
  }

  async function buy(week: number, members: Browser[]): Promise<void> {
    const isMember = members.length > 0 && random.chance(0.4)
    const buyer = isMember ? random.one(members as [Browser]) : site.visitor()
    for (const path of ['/api/cart', '/api/cart/code', '/api/cart/gift-card']) await buyer.delete(path)
    for (let lines = 1 + random.whole(3); lines > 0; lines--)
      await buyer.post('/api/cart', { merchandiseVariantId: random.one(variantIds), quantity: 1 + random.whole(2) })
    if (random.chance(0.6)) counts.done('code', await applyCode(buyer, random.one(CODES).code))
    if (random.chance(0.4)) counts.done('gift card', await applyGiftCard(buyer, random.one(giftCodes as [string])))
    const place = random.one(PLACES)
    const country = place.country ?? 'US'
    const query = new URLSearchParams({ country, ...(place.state && { state: place.state }) })
    await buyer.get(`/api/cart/checkout?${query.toString()}`)
    const email = `shopper${++buyers}@example.test`
    const answer = await buyer.post('/api/checkout/create-payment', {
      ...checkoutForm,
      customerInfo: { ...checkoutForm.customerInfo, email },
      shippingAddress: { ...address, ...place },
    })
    if (!counts.done('order', answer)) return
    const { clientSecret, orderReference: reference } = answer.json as {
      clientSecret: string | null
      orderReference: string
    }
    if (clientSecret) await confirmCard(site, clientSecret, random.chance(0.1) ? PENDING_REFUND : VISA)
    await eventually(async () => (await orderOf(site, reference)).payment === 'paid')
    const { id } = await orderOf(site, reference)
    bought.push({ reference, id, buyer, email, week, isEuropean: country === 'DE' })
  }

  async function buyGiftCard(): Promise<void> {
    const sale = await buyGift(site, giftForm({ amount: random.one(['25.00', '50.00', '100.00']) }))
    counts.happened('gift card bought')
    giftCodes.push(await codeSentTo(site, sale.form.recipientEmail))
    sales.push({ id: sale.id, intent: sale.payment_intent_id })
  }

  async function buyMembership(): Promise<void> {
    const place = { country: 'US', postalCode: '10001' }
    const query = new URLSearchParams({ months: '3', ...place }).toString()
    const { tax } = (await site.visitor().get(`/api/gift-memberships/tax?${query}`)).json as { tax: string }
    const total = ((3636 + centsIn(tax)) / 100).toFixed(2)
    const sale = await buyGift(site, membershipForm({ ...place, tax, total }))
    counts.happened('membership given')
    hunts.push(await codeSentTo(site, sale.form.recipientEmail))
    sales.push({ id: sale.id, intent: sale.payment_intent_id })
  }

  /** At the card provider, with its own dashboard. */
  async function refundInDashboard(what: string, intent: string): Promise<void> {
    const { amount } = await askCards<{ amount: number }>(site, `payment_intents/${intent}`)
    const part: Record<string, string> = random.chance(0.3)
      ? {}
      : { amount: String(1 + random.whole(Math.floor(amount / 2))) }
    await askCards(site, 'refunds', { payment_intent: intent, ...part }).then(
      () => counts.happened(what),
      (error: unknown) => {
        if (!String(error).includes('answered 400')) throw error
      },
    )
  }

  async function dispute(what: string, intent: string, week: number): Promise<void> {
    const answer = await tellCards(site, 'dispute', { payment_intent: intent })
    if (!answer.ok) return
    counts.happened(what)
    disputes.push({ id: ((await answer.json()) as { id: string }).id, week })
  }

  async function decideDisputes(week: number): Promise<void> {
    for (const one of disputes.splice(0)) {
      if (week - one.week < 2) disputes.push(one)
      else {
        const outcome = random.one(['won', 'lost'])
        const answer = await tellCards(site, 'dispute', { close: one.id, outcome })
        if (answer.ok) counts.happened(`dispute ${outcome}`)
      }
    }
  }

  async function settleClaim(order: Bought, owner: Browser): Promise<void> {
    const path = `/api/orders/${order.reference}/claims`
    const answer = await order.buyer.post(path, { kind: 'misprint', message: 'The print is upside down.' })
    if (!counts.done('claim', answer)) return
    const { id } = answer.json as { id: number }
    const amount = (random.whole(1500) / 100).toFixed(2)
    const isReplaced = random.chance(0.5)
    const decision = isReplaced ? {} : { amount }
    const what = isReplaced ? 'replace' : 'refund'
    counts.done(`claim, ${what}`, await owner.post(`/api/admin/claims/${id}/${what}`, decision))
  }

  async function step(order: Bought, week: number, owner: Browser): Promise<void> {
    const { reference, id, buyer, email } = order
    const { payment_intent_id: intent } = await orderOf(site, reference)
    const shown = (await buyer.get(`/api/orders/${reference}`)).json as Partial<Shown>
    const lines = shown.lines ?? []
    const line = lines[random.whole(Math.max(0, lines.length - 1))]
    const kind = order.isEuropean && random.chance(0.4) ? 7 : random.whole(9)
    if (kind <= 1 && line) {
      counts.done('line canceled', await buyer.post(`/api/orders/${reference}/lines/${line.id}/cancel`))
    } else if (kind === 2) {
      counts.done('order canceled', await buyer.post(`/api/orders/${reference}/cancel`))
    } else if (kind === 3 || kind === 4) {
      const amount = (random.whole(3000) / 100).toFixed(2)
      counts.done('refund', await owner.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'Late' }))
    } else if (kind === 5 && intent) {
      await refundInDashboard('refund in the dashboard', intent)
    } else if (kind === 6 && intent && random.chance(0.6)) {
      await dispute('dispute', intent, week)
    } else if (kind === 7 && line && order.isEuropean) {
      const items = [{ id: Number(line.id), quantity: 1 + random.whole(line.quantity - 1) }]
      const statement = { reference, email, name: 'Ada Guest', ...(random.chance(0.7) && { items }) }
      counts.done('withdrawal', await buyer.post('/api/withdrawals', statement))
    } else await settleClaim(order, owner)
  }

  /** Half of what the print provider has moves on by a step. */
  async function print(): Promise<void> {
    const { rows } = await site.pool.query<{ id: string }>(
      `select provider_order_id as id from orders where fulfilment in ('submitted', 'in_production') and provider_order_id is not null`,
    )
    for (const { id } of rows) if (random.chance(0.7)) await tellPrint(site, `orders/${id}/advance`, {})
  }

  let giftSteps = 0
  async function stepGift(week: number, owner: Browser): Promise<void> {
    const sale = sales[random.whole(Math.max(0, sales.length - 1))]
    if (!sale) return
    // By turns, or a year might do without one of them.
    const kind = giftSteps++ % 3
    if (kind === 0) counts.done('gift refunded', await owner.post(`/api/admin/gift-card-sales/${sale.id}/refund`))
    else if (kind === 1) await refundInDashboard('gift refunded in the dashboard', sale.intent)
    else await dispute('gift disputed', sale.intent, week)
  }

  return {
    open,
    hunts,
    bought,
    dispute,
    refundInDashboard,
    async week(week: number, owner: Browser, members: Browser[]): Promise<void> {
      await decideDisputes(week)
      await print()
      for (let carts = 2 + random.whole(2); carts > 0; carts--) {
        await site.pool.query('delete from rate_limits')
        await site.pool.query(
          `update orders set created_at = created_at - interval '2 hours' where cart_id is not null`,
        )
        await buy(week, members)
      }
      if (random.chance(0.3)) await buyGiftCard()
      if (random.chance(0.25)) await buyMembership()
      await jobsDone(site)
      const open = bought.filter((order) => week - order.week < 8)
      for (let steps = 4; steps > 0 && open.length > 0; steps--) {
        // One at a time, or a step and what the one before caused would refuse each other.
        await step(random.one(open as [Bought]), week, owner)
        await jobsDone(site)
      }
      if (random.chance(0.4)) await stepGift(week, owner)
    },
  }
}
