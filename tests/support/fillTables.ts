import type { Pool } from 'pg'

type Column = { table: string; name: string; type: string; udt: string }

/** Where any value would break a check of the table or the rule that says who reads the row. */
const VALUES: Record<string, Record<string, unknown>> = {
  comments: { status: 'hidden' },
  alerts: { about: 'shop' },
  identifications: { status: 'waiting' },
  posts: { deleted_at: null },
  refunds: { subscription_id: null, gift_card_sale_id: null },
  invoices: { refund_id: null },
  gift_card_sales: { gift_membership_id: null },
  carts: { user_id: null },
  order_lines: { line_total_cents: 900, code_discount_cents: 1, member_discount_cents: 2, other_discount_cents: 3 },
  gift_memberships: { ends_at: new Date('2026-12-01T12:00:00Z') },
  logged_finds: { may_show: true },
}

/**
 * Gives tables one row each, numbered `id`, with a value in every column, so that every field has something to show.
 * The rows belong to nothing: references are not checked.
 */
export async function fillTables(pool: Pool, tables: string[], id: number): Promise<void> {
  const { rows: columns } = await pool.query<Column>(
    `select table_name as table, column_name as name, data_type as type, udt_name as udt
     from information_schema.columns where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER'`,
    [tables],
  )
  const { rows: labels } = await pool.query<{ type: string; label: string }>(
    `select distinct on (t.typname) t.typname as type, e.enumlabel as label
     from pg_type t join pg_enum e on e.enumtypid = t.oid order by t.typname, e.enumsortorder`,
  )
  const firstOf = new Map(labels.map(({ type, label }) => [type, label]))
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table)
      const given = {
        ...Object.fromEntries(own.map((column) => [column.name, valueOf(column, id, firstOf)])),
        ...VALUES[table],
      }
      await client.query(
        `insert into "${table}" (${own.map(({ name }) => `"${name}"`).join()}) overriding system value
         values (${own.map((_, at) => `$${at + 1}`).join()})`,
        own.map(({ name }) => given[name]),
      )
    }
  } finally {
    await client.query('set session_replication_role = default')
    client.release()
  }
}

function valueOf({ name, type, udt }: Column, id: number, firstOf: Map<string, string>): unknown {
  if (name === 'id') return type === 'integer' ? id : String(id)
  if (name === '_order') return 1
  if (name === '_parent_id') return id
  if (type === 'USER-DEFINED') return firstOf.get(udt)
  if (type === 'boolean') return true
  if (type.startsWith('timestamp') || type === 'date') return new Date('2026-11-01T12:00:00Z')
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ root: { type: 'root', children: [], version: 1 } })
  if (type === 'ARRAY') return []
  return /int|numeric|double|real/.test(type) ? 1 : `value ${id}`
}
