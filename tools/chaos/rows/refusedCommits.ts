import { askForPayment, guestWithCart } from '../buy.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import type { Answer, Visitor } from '../Visitor.ts'

const TRIES = 10

type Write = {
  table: string
  /** @param guest somebody with an article in the cart. */
  write: (ground: Ground, guest: Visitor, at: number) => Promise<Answer>
}

const writes: Write[] = [
  { table: 'orders', write: (_ground, guest) => askForPayment(guest) },
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

/** Everything goes well until PostgreSQL refuses the commit. */
export const refusedCommits: Row = {
  name: 'refused-commit',
  fault: 'F25',
  run: async (ground, tell) => {
    await ground.site()
    const { pool } = ground
    await pool.query(`
      create or replace function refuse_commit() returns trigger language plpgsql as $$ begin
        raise exception 'refused at commit';
      end $$`)
    const met: Answer[] = []
    let stored = 0
    for (const { table, write } of writes) {
      const guests = await Promise.all(Array.from({ length: TRIES }, () => guestWithCart(ground)))
      const before = await countOf(ground, table)
      await pool.query(
        `create constraint trigger refused after insert on ${table} deferrable initially deferred for each row execute function refuse_commit()`,
      )
      for (const [at, guest] of guests.entries()) met.push(await write(ground, guest, at))
      await pool.query(`drop trigger refused on ${table}`)
      stored += (await countOf(ground, table)) - before
    }
    tell({
      what: `PostgreSQL refuses the commit (${writes.map(({ table }) => table).join(', ')}), ${TRIES} times each`,
      figure: `${tally(met)}; ${stored} rows stored`,
      goal: 'never 2xx, 0 rows',
      holds: stored === 0 && met.every(({ status }) => status >= 500),
    })
  },
}

async function countOf({ pool }: Ground, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
