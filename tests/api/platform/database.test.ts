import { type MigrateUpArgs, sql as statement } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type Database, dynamicSql, row, sql } from '#database/sql.ts'
import { runProgram } from '../../support/programs.ts'
import { eventually, signUpByForm } from '../../support/people.ts'
import { mailedLink } from '../../support/mails.ts'
import { migrations } from '#database/migrations/index.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

beforeAll(async () => {
  await site.pool.query('create table stones (id int, constraint once unique (id) deferrable initially deferred)')
})

const stones = async () =>
  (await site.pool.query<{ id: number }>('select id from stones order by id')).rows.map(({ id }) => id)

describe('a transaction', () => {
  it('commits all statements', async () => {
    const answer = await inTransaction(site.pool, async (tx) => {
      await tx.query(sql`insert into stones values (${1})`)
      await tx.query(sql`insert into stones values (${2})`)
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await stones()).toEqual([1, 2])
  })

  it('rolls back when its function throws', async () => {
    const failing = inTransaction(site.pool, async (tx) => {
      await tx.query(sql`insert into stones values (3)`)
      throw new Error('The work failed')
    })
    await expect(failing).rejects.toThrow('The work failed')
    expect(await stones()).toEqual([1, 2])
  })

  it('throws when COMMIT fails', async () => {
    const failing = inTransaction(site.pool, async (tx) => {
      await tx.query(sql`insert into stones values (4)`)
      await tx.query(sql`insert into stones values (4)`)
      return 'done'
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'once' })
    expect(await stones()).toEqual([1, 2])
  })

  it('throws when PostgreSQL turns COMMIT into a rollback', async () => {
    const failing = inTransaction(site.pool, async (tx) => {
      await tx.query(sql`insert into stones values (5)`)
      await tx.query(sql`select 1 / 0`).catch(() => undefined)
      return 'done'
    })
    await expect(failing).rejects.toThrow('rolled back at commit')
    expect(await stones()).toEqual([1, 2])
  })

  it('throws when its connection breaks, and the pool opens another', async () => {
    const failing = inTransaction(site.pool, async (tx) => {
      const { rows } = await tx.query(sql`select pg_backend_pid() as pid`)
      await tx.query(sql`insert into stones values (6)`)
      await site.pool.query('select pg_terminate_backend($1)', [(rows as { pid: number }[])[0]?.pid])
      return 'done'
    })
    await expect(failing).rejects.toThrow()
    expect(await stones()).toEqual([1, 2])
  })

  it('releases its connection', async () => {
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(site.pool, async (tx) => {
          await tx.query(sql`select pg_sleep(0.01)`)
          if (index % 2) throw new Error('The work failed')
        }),
      ),
    )
    // Payload keeps one connection open.
    await eventually(async () => site.pool.totalCount - site.pool.idleCount <= 1)
    const { rows } = await site.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
  })

  it('waits for a free connection: two hundred run on twenty connections', async () => {
    await site.pool.query('create table counter (n int); insert into counter values (0)')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => inTransaction(site.pool, (tx) => tx.query(sql`update counter set n = n + 1`))),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await site.pool.query('select n from counter')).rows).toEqual([{ n: 200 }])
  })
})

describe('a transaction shared with Payload', () => {
  const after = (work: (tx: Database) => Promise<unknown>) => inPayloadTransaction(site.payload, work)

  it('throws when COMMIT fails, which Payload does not report', async () => {
    const failing = after(async (tx) => {
      await tx.query(sql`insert into stones values (7)`)
      await tx.query(sql`insert into stones values (7)`)
    })
    await expect(failing).rejects.toThrow('rolled back at commit')
    expect(await stones()).toEqual([1, 2])
  })

  it('throws after a failed statement', async () => {
    const failing = after(async (tx) => {
      await tx.query(sql`insert into stones values (8)`)
      await tx.query(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
    expect(await stones()).toEqual([1, 2])
  })
})

describe('an SQL statement', () => {
  it('passes values as parameters', async () => {
    const hostile = `'; drop table stones; --`
    const { rows } = await site.pool.query(
      dynamicSql`select ${hostile}::text as text, ${dynamicSql`upper(${'x'}::text)`} as upper, ${3}::int as three`,
    )
    expect(rows).toEqual([{ text: hostile, upper: 'X', three: 3 }])
    expect(await stones()).toEqual([1, 2])
  })
})

describe('a site whose database connections are cut', () => {
  // A worker that was just asking for jobs prints that its connection was cut.
  beforeEach(() => void vi.spyOn(console, 'trace').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  it('answers 503 with Retry-After and recovers', async () => {
    const person = await signUpByForm(site)
    const outside = await connectOutside()
    for (let cut = 0; cut < 3; cut++) {
      const { rowCount } = await outside.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      expect(rowCount).toBeGreaterThan(0)
      const during = await Promise.all(Array.from({ length: 10 }, () => person.get('/api/auth/user')))
      for (const answer of during) expect([200, 503]).toContain(answer.status)
      for (const answer of during.filter(({ status }) => status === 503))
        expect(answer.headers.get('retry-after')).toBe('2')
      await eventually(async () => (await person.get('/api/auth/user')).status === 200)
    }
    await outside.end()
  })

  it('resumes its jobs', async () => {
    const outside = await connectOutside()
    await outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await outside.end()
    await eventually(async () => (await site.visitor().get('/readyz')).status === 200)
    const person = await signUpByForm(site)
    expect((await mailedLink(site, person.email, '/api/verify-email')).origin).toBe(site.url)
  })

  async function connectOutside(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
    await client.connect()
    return client
  }
})

describe('the readiness probe', () => {
  it('answers 200, as does the liveness probe', async () => {
    expect((await site.visitor().get('/healthz')).status).toBe(200)
    expect((await site.visitor().get('/readyz')).status).toBe(200)
  })
})

describe('a migration', () => {
  it('may take an hour; queries after it ten seconds', async () => {
    // Its heartbeat could hold a connection with the other limit.
    await site.close()
    const limits = async () =>
      (await site.pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)).rows[0]?.limit
    const seen: unknown[] = []
    const slow = {
      name: '29990101_slow',
      up: async ({ db }: MigrateUpArgs) => {
        const found = await db.execute(statement`select current_setting('statement_timeout') as limit`)
        seen.push(found.rows[0])
      },
      down: () => Promise.resolve(),
    }
    // The module reads the environment when it is loaded.
    const { openDatabase } = await import('#database/openDatabase.ts')
    await openDatabase([...migrations, slow])
    expect(seen).toEqual([{ limit: '1h' }])
    expect(await Promise.all(Array.from({ length: 20 }, limits))).toEqual(Array.from({ length: 20 }, () => '10s'))
  })

  it('rejects a database from before the first release with instructions, and changes nothing', async () => {
    const name = 'from_before_the_first_release'
    const url = new URL(process.env['DATABASE_URL'] ?? '')
    await site.pool.query(`create database ${name}`)
    url.pathname = name
    const old = new pg.Client({ connectionString: url.href })
    await old.connect()
    await old.query(`create table payload_migrations (id serial primary key, name varchar, batch numeric)`)
    await old.query(`insert into payload_migrations (name, batch) values ('20261128_070000_german_posts', 1)`)
    const { code, output } = await runProgram('migrate', [], { DATABASE_URL: url.href })
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('delete its data folder (.data)') as string,
    })
    const { rows } = await old.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([{ relname: 'payload_migrations' }])
    await old.end()
  })
})

describe('a panel request’s transaction', () => {
  it('returns the same value types as the pool', async () => {
    const asked = sql<{ at: Date | null; count: number | null; cents: number | null; none: Date | null }>`
      select now() as at, 3::int8 as count, 12.5::numeric as cents, null::timestamptz as none`
    const req = await createLocalReq({}, site.payload)
    req.transactionID = (await site.payload.db.beginTransaction()) ?? undefined
    const found = await row(await databaseOfRequest(req), asked)
    if (req.transactionID) await site.payload.db.rollbackTransaction(req.transactionID)
    expect(found).toEqual({ at: expect.any(Date) as Date, count: 3, cents: 12.5, none: null })
    expect(await row(site.pool, asked)).toEqual({ ...found, at: expect.any(Date) as Date })
  })
})
