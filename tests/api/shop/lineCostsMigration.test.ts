import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { migrations } from '#database/migrations/index.ts'
import { newDatabase } from '../../support/database.ts'

let pool: pg.Pool
const at = migrations.findIndex(({ name }) => name.endsWith('_line_costs'))

type Sold = {
  lines: [article: 'tee' | 'hoodie' | 'gone', cents: number][]
  code?: string
  codeCents?: number
  discount?: number
  shipping?: number
  tax?: number
  refunds?: [cents: number, status: string][]
  lost?: number
  replaces?: boolean
}

/** One order of each kind, as earlier versions stored them. */
const SOLD: Record<string, Sold> = {
  half: { lines: [['tee', 2690], ['hoodie', 5490]], code: 'HALFTEES', codeCents: 1345, discount: 1345 }, // prettier-ignore
  both: { lines: [['tee', 2690], ['hoodie', 5490]], code: 'ONLYTEES', codeCents: 1345, discount: 2029 }, // prettier-ignore
  deleted: { lines: [['tee', 1000], ['hoodie', 3000]], code: 'DELETED', codeCents: 400, discount: 400 }, // prettier-ignore
  rescoped: { lines: [['hoodie', 1000], ['gone', 3000]], code: 'HALFTEES', codeCents: 400, discount: 400 }, // prettier-ignore
  everything: { lines: [['tee', 1350], ['tee', 1350], ['gone', 1350]], code: 'TENOFF', codeCents: 1000, discount: 1000 }, // prettier-ignore
  member: { lines: [['tee', 2690], ['hoodie', 5490]], discount: 818, tax: 295 }, // prettier-ignore
  replacement: { lines: [['tee', 2690]], discount: 2690, replaces: true },
  refunded: {
    ...{ lines: [['tee', 2690], ['hoodie', 5490]], shipping: 599, tax: 351 }, // prettier-ignore
    refunds: [[3000, 'failed'], [3000, 'succeeded'], [1000, 'pending']], // prettier-ignore
    lost: 500,
  },
  whole: { lines: [['tee', 2690]], tax: 108, refunds: [[1000, 'succeeded'], [1798, 'succeeded']] }, // prettier-ignore
}

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabase(), max: 1 })
  const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs
  for (const { up } of migrations.slice(0, at)) await up(args)
  await pool.query(`
    insert into merchandise (id, article_id, title, category) values (1, '1', 'Tee', 'T-shirts'), (2, '2', 'Hoodie', 'Hoodies');
    insert into variants (id, merchandise_id, sku, provider_variant_id, size_name, appearance_id, appearance_name)
      values (1, 1, 'tee', '1', 'M', '1', 'Moss'), (2, 2, 'hoodie', '2', 'M', '1', 'Moss');
    insert into promo_codes (id, code, category) values (1, 'HALFTEES', 'T-shirts'), (2, 'ONLYTEES', null), (3, 'TENOFF', null);
    insert into promo_codes_rels (parent_id, path, merchandise_id) values (2, 'merchandise', 1)`)
  for (const [reference, sold] of Object.entries(SOLD)) await insert(reference, sold)
  await migrations[at]?.up(args)
})
afterAll(() => pool.end())

async function insert(reference: string, sold: Sold): Promise<void> {
  const { lines, code = null, codeCents = 0, discount = 0, shipping = 0, tax = 0, refunds = [], lost = 0 } = sold
  const subtotal = lines.reduce((sum, [, cents]) => sum + cents, 0)
  const back = refunds.reduce((sum, [cents, status]) => sum + (status === 'succeeded' ? cents : 0), lost)
  const { rows } = await pool.query<{ id: number }>(
    `insert into orders (reference, payment, email, phone, shipping_address, billing_address, shipping_method, subtotal_cents, discount_cents,
       shipping_cents, tax_cents, total_cents, refunded_cents, code, code_cents, promo_code_id, replaces_id)
     values ($1, 'paid', 'ada@example.test', '', '{}', '{}', 'standard', $2, $3, $4, $5, $6, $7, $8::text, $9, (select id from promo_codes where code = $8::text),
       case when $10::boolean then (select min(id) from orders) end) returning id`,
    [
      ...[reference, subtotal, discount, shipping, tax, subtotal - discount + shipping + tax, back],
      ...[code, codeCents, sold.replaces ?? false],
    ],
  )
  const id = rows[0]?.id
  for (const [position, [article, cents]] of lines.entries())
    await pool.query(
      `insert into order_lines (order_id, position, variant_id, sku, title, size, color, quantity, unit_price_cents, line_total_cents)
       values ($1, $2, (select id from variants where sku = $3), $3, $3, 'M', 'Moss', 1, $4::int, $4::int)`,
      [id, position, article, cents],
    )
  for (const [cents, status] of refunds)
    await pool.query(`insert into refunds (order_id, amount_cents, reason, status) values ($1, $2, 'Late', $3)`, [
      id,
      cents,
      status,
    ])
}

const linesOf = async (reference: string) => {
  const { rows } = await pool.query<{ line: number[] }>(
    `select array[code_discount_cents, member_discount_cents, other_discount_cents, l.tax_cents, paid_cents]::int[] as line
     from order_lines l join orders o on o.id = l.order_id where o.reference = $1 order by position`,
    [reference],
  )
  return rows.map(({ line }) => line)
}

it.each([
  ['the articles of its category', 'half', [[1345, 0, 0, 0, 1345], [0, 0, 0, 0, 5490]]],
  ['its articles, and the member discount off what is left', 'both', [[1345, 135, 0, 0, 1210], [0, 549, 0, 0, 4941]]],
  ['everything, if it was deleted', 'deleted', [[100, 0, 0, 0, 900], [300, 0, 0, 0, 2700]]],
  ['everything, if it applies to nothing of the order now', 'rescoped', [[100, 0, 0, 0, 900], [300, 0, 0, 0, 2700]]],
  ['everything, if it is for everything', 'everything', [[334, 0, 0, 0, 1016], [333, 0, 0, 0, 1017], [333, 0, 0, 0, 1017]]],
]) // prettier-ignore
('existing orders: a code’s discount goes to %s', async (_, reference, lines) => {
  expect(await linesOf(reference)).toEqual(lines)
})

it('existing orders: the member discount and the tax go to all lines, and a replacement was free', async () => {
  expect(await linesOf('member')).toEqual([
    [0, 269, 0, 97, 2421],
    [0, 549, 0, 198, 4941],
  ])
  expect(await linesOf('replacement')).toEqual([[0, 0, 2690, 0, 0]])
})

it('existing refunds have their part of the tax', async () => {
  const { rows } = await pool.query<{ reference: string; refunded: number; taxes: number[] }>(
    `select o.reference, o.refunded_tax_cents::int as refunded, array_agg(r.tax_cents::int order by r.id) as taxes
     from orders o join refunds r on r.order_id = o.id group by o.id order by o.reference`,
  )
  expect(rows).toEqual([
    { reference: 'refunded', refunded: 115 + 19, taxes: [0, 115, 39] },
    { reference: 'whole', refunded: 108, taxes: [39, 69] },
  ])
})
