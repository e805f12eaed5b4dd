import type { PoolClient } from 'pg'
import { describe, expect, it } from 'vitest'
import { overloadOf } from '#server/overload/shedOverload.ts'
import { eventually, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })

async function stall(): Promise<() => void> {
  const taken: PoolClient[] = []
  while (site.pool.totalCount < site.pool.options.max || site.pool.idleCount > 0) taken.push(await site.pool.connect())
  return () => taken.forEach((client) => client.release())
}

describe('an overloaded site', () => {
  it('answers 503 while the database hangs, serves cached responses and webhooks, and recovers', async () => {
    const person = await signUpMember(site)
    const guest = site.visitor()
    // Jobs queued at startup invalidate pages, which would then need the database.
    await eventually(async () => (await site.pool.query('select 1 from graphile_worker.jobs')).rowCount === 0, 20_000)
    const isKept = async (path: string) => (await guest.get(path)).headers.get('etag') !== null
    await eventually(async () => (await isKept('/api/products')) && isKept('/shop'))

    const release = await stall()
    const waiting = person.get('/api/cart')
    // This path needs no database, so a 503 comes from the overload check.
    await eventually(async () => (await guest.get('/api/nothing')).status === 503)
    expect((await guest.post('/api/webhooks/stripe', {})).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.get('/api/cart')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answers[0]?.json).toEqual({ message: expect.stringContaining('moment') as string, code: 'unavailable' })
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    const page = await person.get('/orders', { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    for (const path of ['/healthz', '/api/products', '/shop']) expect((await guest.get(path)).status).toBe(200)

    release()
    expect([200, 503]).toContain((await waiting).status)
    await eventually(async () => (await person.get('/api/cart')).status === 200)
  })
})

describe('the overload check', () => {
  const calm = { lagMs: 5, inFlight: 3, poolMs: 0 }
  it.each([
    [calm, null],
    [{ ...calm, lagMs: 701 }, 'lagMs'],
    [{ ...calm, inFlight: 401 }, 'inFlight'],
    [{ ...calm, poolMs: 1001 }, 'poolMs'],
    [{ lagMs: 700, inFlight: 400, poolMs: 1000 }, null],
  ])('for %j returns %j', (load, reason) => {
    expect(overloadOf(load)).toBe(reason)
  })

  it('allows webhooks four times as much', () => {
    expect(overloadOf({ ...calm, poolMs: 3900 }, 4)).toBeNull()
    expect(overloadOf({ ...calm, poolMs: 4001 }, 4)).toBe('poolMs')
  })
})
