import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { audit, settle } from '#tools/chaos/audit.ts'
import { askForPayment, deliver, guestWithCart, paid, payByCard, startedBy, startPayment } from '#tools/chaos/buy.ts'
import type { Hold } from '#tools/chaos/gates/Hold.ts'
import { type Ground, makeGround } from '#tools/chaos/ground.ts'
import { timeUntilShown } from '#tools/chaos/rows/databaseRestarts.ts'
import { killThere } from '#tools/chaos/rows/killed.ts'
import { lostOf, startTraffic, unexplained } from '#tools/chaos/traffic.ts'
import { until, within } from '#tools/chaos/wait.ts'

/** A short cut of `npm run chaos`, on a database of its own: this one is stopped. */
let ground: Ground
const ORDER = /insert into orders/
const CALL = /^POST \/v1\/payment_intents$/
const three = [0, 1, 2]

// Processes are killed and started here: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())

describe('a process that is killed', () => {
  const checkout: [string, (count: number) => Hold][] = [
    ['before an order is stored', (count) => ground.gate.hold({ of: ORDER, when: 'before' }, count)],
    [
      'after an order is stored, before the site knows',
      (count) => ground.gate.hold({ of: ORDER, when: 'after' }, count),
    ],
    ['before the card provider hears of it', (count) => ground.cards.gate.hold({ of: CALL, when: 'before' }, count)],
    [
      'after a payment is made, before it is stored',
      (count) => ground.cards.gate.hold({ of: CALL, when: 'after' }, count),
    ],
  ]
  it.each(checkout)('%s leaves one order and one payment to who clicks again', async (_moment, hold) => {
    const guests = await Promise.all(three.map(() => guestWithCart(ground)))
    await killThere(ground, guests, hold, askForPayment)
    const started = await Promise.all(guests.map(async (guest) => startedBy(await askForPayment(guest))))
    await Promise.all(started.map((one) => payByCard(ground, one)))
    const references = started.map(({ reference }) => reference)
    await settle(ground, references)
    expect(await audit(ground, references)).toEqual([])
  })

  it('after the news of a payment is stored, before it is acknowledged, takes it again without effect', async () => {
    const started = await Promise.all(three.map(() => startPayment(ground)))
    const hold = (count: number) => holdCommit(/insert into provider_events/, 'after', count)
    const news = started.map(({ intentId }) => paid(intentId))
    await Promise.all(started.map((one) => payByCard(ground, one)))
    await settle(
      ground,
      started.map(({ reference }) => reference),
    )
    // The provider's own word was heard already: this is another event about the same.
    const others = news.map((one) => ({ ...one, id: `${one.id}_again` }))
    await killThere(ground, others, hold, (one) => deliver(ground.visitor(), one))
    const again = await Promise.all(others.map((one) => deliver(ground.visitor(), one)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    await settle(ground)
    expect(await audit(ground)).toEqual([])
  })

  it('shows what was changed while it was away', async () => {
    await (await ground.site()).kill()
    await ground.pool.query(
      `insert into posts (title, type, is_subscriber_only, status) values ('Meanwhile', 'video', true, 'published')`,
    )
    await ground.site()
    expect((await ground.visitor().get('/api/posts')).text).toContain('Meanwhile')
    expect(await timeUntilShown(ground)).toBeLessThan(1_000)
  })
})

describe('PostgreSQL', () => {
  it.each(['fast', 'immediate', 'kill -9'] as const)(
    'that is stopped (%s) loses nothing that was acknowledged, ends no process, and is followed within a second',
    async (how) => {
      const site = await ground.site()
      const traffic = startTraffic(ground, { writers: 2, readers: 4 })
      await until('somebody wrote', () => traffic.stored.length > 3)
      await ground.database.stop(how)
      await until('somebody was told', () => traffic.met.some(({ status }) => status === 503))
      await ground.database.start()
      const before = traffic.stored.length
      await until('a write succeeds again', () => traffic.stored.length > before)
      expect(await timeUntilShown(ground)).toBeLessThan(1_000)
      await traffic.stop()
      expect(unexplained(traffic.met)).toEqual([])
      expect(await lostOf(ground, traffic.stored)).toBe(0)
      expect(site.isAlive()).toBe(true)
    },
  )
})

describe('work that is done when PostgreSQL restarts', () => {
  it('is not held for ever, and what comes next is done', async () => {
    const site = await ground.site()
    const noted = ground.gate.hold({ of: /^delete from "graphile_worker"._private_jobs/, when: 'before' })
    await ground.pool.query(`select graphile_worker.add_job('remindMembers')`)
    await within('the work is done', noted.reached)
    await ground.database.stop('fast')
    noted.end()
    await ground.database.start()
    await settle(ground)
    await ground.pool.query(`select graphile_worker.add_job('remindMembers')`)
    await settle(ground)
    expect(site.isAlive()).toBe(true)
  })
})

const holdCommit = (within: RegExp, when: 'before' | 'after', count: number) =>
  ground.gate.hold({ of: /^commit/, within, when }, count)
