import type pg from 'pg'
import type { StoredFact } from '#contracts/platform/facts.ts'
import { eventInEnglish } from '#contracts/shop/orderEvents.ts'
import { problemInEnglish } from '#contracts/shop/orderProblems.ts'
import { askCards } from './cards.ts'
import type { Browser } from './Browser.ts'
import { confirmCard, eventually } from './people.ts'
import { checkoutForm, fillCart, startPayment } from './shop.ts'
import type { Site } from './site.ts'

export type OrderRow = {
  id: number
  payment: string
  fulfilment: string
  /** The open ones, each in a line. */
  problem: string | null
  total_cents: string
  refunded_cents: string
  provider_cost_cents: string | null
  payment_intent_id: string
  provider_order_id: string | null
  dispute_outcome: string | null
  cancel_requested_at: Date | null
  to_pack: boolean
  parcels: { lineIds: number[]; tracking: { code: string; url: string | null }[] }[] | null
}

export async function orderOf(site: Site, reference: string): Promise<OrderRow> {
  const order = await findOrder(site.pool, reference)
  if (!order) throw new Error(`There is no order ${reference}`)
  return order
}

export async function findOrder(database: pg.Pool | pg.Client, reference: string): Promise<OrderRow | null> {
  const { rows } = await database.query<Omit<OrderRow, 'problem'> & { problems: StoredFact[] }>(
    `select o.*, coalesce((select json_agg(p order by p.opened_at, p.id) from order_problems p where p.order_id = o.id and p.is_open), '[]') as problems
     from orders o where reference = $1`,
    [reference],
  )
  if (!rows[0]) return null
  const { problems, ...order } = rows[0]
  return { ...order, problem: problems.map(problemInEnglish).join('\n') || null }
}

/** Opens a problem that no other part of the site knows. */
export const addProblem = (site: Site, orderId: number, text: string) =>
  site.pool.query(`insert into order_problems (order_id, kind, "values") values ($1, 'note', $2)`, [
    orderId,
    JSON.stringify({ text }),
  ])

export const becomes = (site: Site, reference: string, wanted: Partial<OrderRow>): Promise<void> =>
  eventually(async () => {
    const order = await orderOf(site, reference)
    return Object.entries(wanted).every(([key, value]) => order[key as keyof OrderRow] === value)
  }, 15_000)

let buyers = 0
export type Bought = { buyer: Browser; email: string; reference: string; id: number; clientSecret: string }

type Options = { buyer?: Browser; card?: string; variantIds: number[]; form?: object }

export async function buy(site: Site, { buyer = site.visitor(), card, variantIds, form }: Options): Promise<Bought> {
  const email = `buyer${++buyers}@example.test`
  for (const variantId of variantIds) await fillCart(buyer, variantId)
  const filled = { ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email }, ...form }
  const { clientSecret, orderReference: reference } = await startPayment(buyer, filled)
  await confirmCard(site, clientSecret, card)
  await eventually(async () => (await orderOf(site, reference)).payment !== 'pending')
  return { buyer, email, reference, clientSecret, id: (await orderOf(site, reference)).id }
}

export async function buySubmitted(site: Site, options: Options): Promise<Bought & OrderRow & { printId: string }> {
  const bought = await buy(site, options)
  await becomes(site, bought.reference, { fulfilment: 'submitted' })
  const order = await orderOf(site, bought.reference)
  return { ...bought, ...order, printId: order.provider_order_id ?? '' }
}

export const holdFor = (site: Site, minutes: number) =>
  site.pool.query(`update site_settings set value = $1 where key = 'order_hold_minutes'`, [minutes])

export type CardRefund = { id: string; amount: number; status: string }

export async function cardRefunds(site: Site, paymentIntentId: string): Promise<CardRefund[]> {
  return (await askCards<{ data: CardRefund[] }>(site, `refunds?payment_intent=${paymentIntentId}&limit=100`)).data
}

/** The history of an order as the panel shows it. */
export async function notesOf(site: Site, orderId: number): Promise<string[]> {
  const { rows } = await site.pool.query<StoredFact & { isProblem: boolean }>(
    `select kind, "values", created_at as at, false as "isProblem" from order_events where order_id = $1
     union all select kind, "values", opened_at, true from order_problems where order_id = $1 order by at`,
    [orderId],
  )
  return rows.map(({ isProblem, ...told }) => (isProblem ? problemInEnglish(told) : eventInEnglish(told)))
}

export const jobsDone = (site: Site): Promise<void> =>
  eventually(async () => {
    const { rowCount } = await site.pool.query(
      `select 1 from graphile_worker.jobs where run_at <= now() and task_identifier <> 'reconcile' and attempts < max_attempts`,
    )
    return rowCount === 0
  }, 20_000)

export const runJob = (site: Site, task: string, data: object) =>
  site.pool.query('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(data)])
