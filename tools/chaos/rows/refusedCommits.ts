import { createPayment, guestWithCart } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import type { Answer, Visitor } from '../Visitor.ts'

const TRIES = 10

type Write = {
  table: string
  write: (testbed: Testbed, guest: Visitor, at: number) => Promise<Answer>
}

const writes: Write[] = [
  { table: 'orders', write: (_ground, guest) => createPayment(guest) },
  {
    table: 'users',
    write: ({ visitor }, _guest, at) =>
      visitor().post('/api/signup', {
        email: `refused${at}@example.test`,
        password: 'hunt-the-agate',
        firstName: 'Never',
        lastName: 'Stored',
      }),
  },
  {
    table: 'cart_items',
    write: ({ visitor, variantId }) => visitor().post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 }),
  },
  {
    table: 'contact_messages',
    write: ({ visitor }) =>
      visitor().post('/api/contact', { name: 'Ada', email: 'ada@example.test', message: 'Hello there' }),
  },
  { table: 'media', write: ({ employee }) => employee.post('/api/objects/upload') },
]

export const refusedCommits: Row = {
  name: 'refused-commit',
  fault: 'F25',
  run: async (testbed, report) => {
    await testbed.site()
    const { pool } = testbed
    await pool.query(`
      create or replace function refuse_commit() returns trigger language plpgsql as $$ begin
        raise exception 'refused at commit';
      end $$`)
    const responses: Answer[] = []
    let storedCount = 0
    for (const { table, write } of writes) {
      const guests = await Promise.all(Array.from({ length: TRIES }, () => guestWithCart(testbed)))
      const before = await countOf(testbed, table)
      await pool.query(
        `create constraint trigger refused after insert on ${table} deferrable initially deferred for each row execute function refuse_commit()`,
      )
      for (const [at, guest] of guests.entries()) responses.push(await write(testbed, guest, at))
      await pool.query(`drop trigger refused on ${table}`)
      storedCount += (await countOf(testbed, table)) - before
    }
    report({
      what: `PostgreSQL rejects the commit (${writes.map(({ table }) => table).join(', ')}), ${TRIES} times each`,
      figure: `${tally(responses)}; ${storedCount} rows stored`,
      goal: 'never 2xx, 0 rows',
      holds: storedCount === 0 && responses.every(({ status }) => status >= 500),
    })
  },
}

async function countOf({ pool }: Testbed, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
