import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredFact } from '#contracts/platform/facts.ts'
import { eventInEnglish } from '#contracts/shop/orderEvents.ts'
import { problemInEnglish } from '#contracts/shop/orderProblems.ts'
import { refundReasonInEnglish } from '#contracts/shop/refundReasons.ts'
import { migrations } from '#database/migrations/index.ts'
import { newDatabase } from '../../support/database.ts'

let pool: pg.Pool
const at = migrations.findIndex(({ name }) => name.endsWith('_order_values'))

/** Sentences as the version before wrote them, with what they became. */
const PUBLIC: [string, string, StoredFact['values']][] = [
  ['Order placed', 'placed', {}],
  ['Payment received', 'payment-received', {}],
  ['$1,024.50 refunded', 'refunded', { amount: 102_450 }],
  ['$5.00 returned to the gift card ending in EFGH', 'gift-card-refunded', { amount: 500, lastFour: 'EFGH' }],
  [
    'You canceled 2 × Agate Tee (M, Heather (dark))',
    'item-canceled',
    { items: [{ quantity: 2, title: 'Agate Tee', size: 'M', color: 'Heather (dark)' }] },
  ],
  [
    'You withdrew from 1 × Tee (unisex) (M, Moss), 3 × Mug, large (One size, Chalk)',
    'items-withdrawn',
    {
      items: [
        { quantity: 1, title: 'Tee (unisex)', size: 'M', color: 'Moss' },
        { quantity: 3, title: 'Mug, large', size: 'One size', color: 'Chalk' },
      ],
    },
  ],
  ['You withdrew from the contract', 'withdrawn', {}],
  ['Tee (M, Moss) can no longer be made.', 'item-vanished', { title: 'Tee', size: 'M', color: 'Moss' }],
  ['We’re sending a replacement: HUNT-7K2M9QXR4T', 'replacement-sent', { reference: 'HUNT-7K2M9QXR4T' }],
  ['You canceled the party', 'note', { text: 'You canceled the party' }],
  ['Called by phone (twice)', 'note', { text: 'Called by phone (twice)' }],
]
const INTERNAL: [string, string, StoredFact['values']][] = [
  [
    'Refund of $12.34 by eve@stonehunt.test: 50% off\nand "quoted"',
    'refunded-by',
    { amount: 1234, by: 'eve@stonehunt.test', reason: '50% off\nand "quoted"' },
  ],
  ['Canceled by eve@stonehunt.test', 'canceled-by', { by: 'eve@stonehunt.test' }],
  [
    'Canceled by eve@stonehunt.test: out: of stock',
    'canceled-by-because',
    { by: 'eve@stonehunt.test', reason: 'out: of stock' },
  ],
  [
    'Address corrected by eve@stonehunt.test. The tax there differs by -$0.45; the price stayed.',
    'address-corrected-despite-tax',
    { by: 'eve@stonehunt.test', tax: -45 },
  ],
  ['Canceled by a former employee (no. 7)', 'canceled-by', { by: 'a former employee (no. 7)' }],
]
const ITEM =
  'The print provider canceled 2 × Agate Tee (M, Moss) of its order 9100. Refund it or send a replacement; the buyer waits for your choice.'
const REFUSED = 'The print provider refused the order: The postal code doesn’t belong to this city.'
const FAILED = 'A refund of $5.00 failed (expired card). Refund the buyer in another way.'
const DISPUTED =
  'The buyer’s bank disputes this payment and has taken the money for now. The order won’t go to print until the bank decides.'
const OWN = 'Something that somebody typed'

const REFUNDED = ['Claim', 'Canceled: 2 × Agate Tee (M, Moss)', 'The print was a little crooked']

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabase(), max: 1 })
  const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs
  for (const { up } of migrations.slice(0, at)) await up(args)
  for (const [id, problem] of [null, [ITEM, OWN, FAILED].join('\n'), null].entries())
    await pool.query(
      `insert into orders (id, reference, problem, email, phone, shipping_address, billing_address, shipping_method, updated_at)
       values ($1::int, 'HUNT-' || $1::text, $2, 'ada@example.test', '', '{}', '{}', 'standard', '2026-06-01')`,
      [id + 1, problem],
    )
  await pool.query(`
    insert into order_lines (id, order_id, position, sku, title, size, color, quantity)
    values (71, 2, 0, 'tee', 'Agate Tee', 'M', 'Moss', 2), (72, 2, 1, 'mug', 'Mug', 'One size', 'Chalk', 1)`)
  const say = (orderId: number, what: string, isInternal: boolean) =>
    pool.query(`insert into order_events (order_id, what, is_internal, created_at) values ($1, $2, $3, '2026-05-01')`, [
      orderId,
      what,
      isInternal,
    ])
  for (const [what] of PUBLIC) await say(1, what, false)
  for (const [what] of INTERNAL) await say(1, what, true)
  for (const what of [REFUSED, ITEM, DISPUTED, ITEM, FAILED]) await say(2, what, true)
  for (const reason of REFUNDED)
    await pool.query(
      `with refund as (insert into refunds (order_id, amount_cents, reason) values (1, 500, $1) returning id)
       insert into invoices (order_id, kind, number, refund_id, total_cents, tax_cents, issued_at, data)
       select 1, 'credit_note', 'C-' || id, id, 500, 0, now(), $2 from refund`,
      [reason, JSON.stringify({ items: [{ text: reason, quantity: 1 }] })],
    )
  await migrations[at]?.up(args)
})
afterAll(() => pool.end())

describe('the history of an order', () => {
  it('is kinds with values, and says the same in English', async () => {
    const { rows } = await pool.query<StoredFact & { isInternal: boolean }>(
      'select kind, "values", is_internal as "isInternal" from order_events where order_id = 1 order by id',
    )
    expect(rows).toEqual([
      ...PUBLIC.map(([, kind, values]) => ({ kind, values, isInternal: false })),
      ...INTERNAL.map(([, kind, values]) => ({ kind, values, isInternal: true })),
    ])
    expect(rows.map(eventInEnglish)).toEqual([...PUBLIC, ...INTERNAL].map(([what]) => what))
  })

  it('keeps when it happened', async () => {
    const { rows } = await pool.query('select 1 from order_events where created_at <> $1', ['2026-05-01'])
    expect(rows).toEqual([])
  })

  it('has no problems in it: those are stored with when they were open', async () => {
    expect((await pool.query('select 1 from order_events where order_id = 2')).rows).toEqual([])
    const { rows } = await pool.query<StoredFact & { isOpen: boolean }>(
      'select kind, "values", is_open as "isOpen" from order_problems where order_id = 2 order by id',
    )
    expect(rows.map((row) => [problemInEnglish(row), row.isOpen])).toEqual([
      [REFUSED, false],
      [ITEM, false],
      [DISPUTED, false],
      [ITEM, true],
      [FAILED, true],
      [OWN, true],
    ])
  })
})

it('a problem about an item is one of its line, so that a choice about the line closes it', async () => {
  const { rows } = await pool.query(
    `select subject, "values" ->> 'printOrder' as "printOrder" from order_problems where kind = 'item-canceled' and is_open`,
  )
  expect(rows).toEqual([{ subject: '71', printOrder: '9100' }])
})

it('a problem that was closed ended at the latest when its order changed last', async () => {
  const { rows } = await pool.query(
    'select distinct closed_at::date::text as day from order_problems where not is_open',
  )
  expect(rows).toEqual([{ day: '2026-06-01' }])
})

it('a problem can’t be open twice', async () => {
  const again = `insert into order_problems (order_id, kind, subject) values (2, 'item-canceled', '71')`
  await expect(pool.query(again)).rejects.toThrow('order_problems_open')
})

it('a refund and its credit note have their reason as a kind with values', async () => {
  const { rows } = await pool.query<StoredFact & { printed: StoredFact & { text: string } }>(
    `select r.reason as kind, reason_values as "values", i.data #> '{items,0}' as printed
     from refunds r join invoices i on i.refund_id = r.id order by r.id`,
  )
  expect(rows.map(({ kind, values }) => ({ kind, values }))).toEqual([
    { kind: 'claim', values: {} },
    { kind: 'items-canceled', values: { items: [{ quantity: 2, title: 'Agate Tee', size: 'M', color: 'Moss' }] } },
    { kind: 'note', values: { text: 'The print was a little crooked' } },
  ])
  expect(rows.map(refundReasonInEnglish)).toEqual(REFUNDED)
  expect(rows.map(({ printed }) => printed)).toEqual(
    rows.map(({ kind, values }, index) => ({ text: REFUNDED[index], quantity: 1, reason: { kind, values } })),
  )
})
