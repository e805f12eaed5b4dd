import { beforeAll, expect, it } from 'vitest'
import { fillDatabase } from '#seed/bench/fillDatabase.ts'
import { sizes } from '#seed/bench/sizes.ts'
import { fillCarts, hotRoutes, VARIANT, type Visitors } from '../../support/hotRoutes.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { checkoutForm, fillCart } from '../../support/shop.ts'
import { recordStatements, type RecordedStatement } from '../../support/statements.ts'

const site = useSite()
let visitors: Visitors
let large: Set<string>

beforeAll(async () => {
  await fillDatabase(site.pool, sizes.large)
  visitors = {
    newcomer: site.visitor(),
    guest: site.visitor(),
    member: await signUpMember(site),
    subscriber: await signUpPatron(site),
    employee: await signUpEmployee(site),
  }
  await fillCarts(visitors)
  const { rows } = await site.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 2000`,
  )
  large = new Set(rows.map(({ name }) => name))
}, 180_000)

it('the test database has large tables', () => {
  const asked = ['posts', 'comments', 'variants', 'orders', 'order_lines', 'cart_items', 'media', 'users_sessions']
  expect([...large]).toEqual(expect.arrayContaining(asked))
})

const selective = hotRoutes.filter(({ isWhole }) => !isWhole).map((route) => [route.name, route] as const)

it.each(selective)('%s uses indexes', async (_name, route) => {
  const recorded = await recordStatements(site)
  expect(await route.ask(visitors, site)).toMatchObject({ status: route.status })
  const statements = [...recorded]
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(await readWhole(statement), statement.text).toEqual([])
})

it('storing a payment id finds the order by its primary key', async () => {
  const recorded = await recordStatements(site)
  const guest = site.visitor()
  await fillCart(guest, VARIANT)
  expect(await guest.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({ status: 200 })
  const updates = recorded.filter(({ text }) => /update orders set payment_intent_id/.test(text))
  expect(updates).toHaveLength(1)
  for (const { text, values } of updates) {
    const { rows } = await explainForAll(text, values.length)
    expect(rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => indexesOf(Plan))).toEqual(['orders_pkey'])
  }
})

it.each([
  ['scheduled posts', 'publishScheduled', []],
  // Reconcile compares every active membership with Stripe, every ten minutes.
  ['payments and orders without a webhook', 'reconcile', ['subscriptions']],
  ['member reminders', 'remindMembers', []],
  ['parcels to mark as delivered', 'deliverShipped', []],
] as const)('the job for %s uses indexes', async (_what, name, compared) => {
  const { cronJobs } = await import('#jobs/index.ts')
  const recorded = await recordStatements(site)
  const { payload, pool } = site
  await cronJobs[name]?.run({ payload, pool, user: null, now: new Date(), log: payload.logger })
  const statements = [...recorded]
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect([[], compared], statement.text).toContainEqual(await readWhole(statement))
})

it('PostgreSQL’s statistics contain no addresses of buyers', async () => {
  await site.pool.query('analyze orders')
  const { rows } = await site.pool.query<{ name: string }>(
    `select attname as name from pg_stats where tablename = 'orders' and attname in ('email', 'shipping_address', 'billing_address')`,
  )
  expect(rows).toEqual([{ name: 'email' }])
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

async function readWhole({ text, values, isPrepared }: RecordedStatement): Promise<string[]> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return []
  const { rows } = isPrepared
    ? await explainForAll(text, values.length)
    : await site.pool.query<Explained>(`explain (format json) ${text}`, values)
  return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => seqScansOf(Plan))
}

type Explained = { 'QUERY PLAN': { Plan: Plan }[] }

/** The generic plan, which a prepared statement gets after a few runs. */
async function explainForAll(text: string, count: number): Promise<{ rows: Explained[] }> {
  const nulls = Array.from({ length: count }, () => 'null').join(', ')
  const client = await site.pool.connect()
  await client.query(`set plan_cache_mode = force_generic_plan; prepare asked as ${text}`)
  const explained = await client.query<Explained>(`explain (format json) execute asked${count > 0 ? `(${nulls})` : ''}`)
  await client.query('deallocate asked; reset plan_cache_mode')
  client.release()
  return explained
}

const indexesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
]

const seqScansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name'] ?? '') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(seqScansOf),
]
