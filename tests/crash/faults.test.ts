import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { audit, waitForIdle } from '#tools/chaos/audit.ts'
import {
  createPayment,
  deliverEvent,
  guestWithCart,
  paymentSucceeded,
  payByCard,
  readStartedPayment,
  startPayment,
} from '#tools/chaos/buy.ts'
import type { Breakpoint } from '#tools/chaos/faultProxies/Breakpoint.ts'
import { type Testbed, createTestbed } from '#tools/chaos/createTestbed.ts'
import { timeUntilShown } from '#tools/chaos/rows/databaseRestarts.ts'
import { killAt } from '#tools/chaos/rows/killAt.ts'
import { countLost, startTraffic, unexpectedResponses } from '#tools/chaos/traffic.ts'
import { waitUntil, withTimeout } from '#tools/chaos/waitUntil.ts'

/** The short version of `npm run chaos`, with its own database server, which it stops. */
let testbed: Testbed
const ORDER = /insert into orders/
const CALL = /^POST \/v1\/payment_intents$/
const three = [0, 1, 2]

// Starting and killing processes is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

beforeAll(async () => {
  testbed = await createTestbed()
})
afterAll(() => testbed.close())

describe('a site process killed', () => {
  const checkout: [string, (count: number) => Breakpoint][] = [
    ['before an order is stored', (count) => testbed.databaseProxy.pause({ pattern: ORDER, when: 'before' }, count)],
    [
      'after an order is stored, before the site knows',
      (count) => testbed.databaseProxy.pause({ pattern: ORDER, when: 'after' }, count),
    ],
    [
      'before the card provider gets the request',
      (count) => testbed.cards.proxy.pause({ pattern: CALL, when: 'before' }, count),
    ],
    [
      'after a payment is made, before it is stored',
      (count) => testbed.cards.proxy.pause({ pattern: CALL, when: 'after' }, count),
    ],
  ]
  it.each(checkout)('%s leaves one order and one payment when the buyer clicks again', async (_moment, pause) => {
    const guests = await Promise.all(three.map(() => guestWithCart(testbed)))
    await killAt(testbed, guests, pause, createPayment)
    const started = await Promise.all(guests.map(async (guest) => readStartedPayment(await createPayment(guest))))
    await Promise.all(started.map((one) => payByCard(testbed, one)))
    const references = started.map(({ reference }) => reference)
    await waitForIdle(testbed, references)
    expect(await audit(testbed, references)).toEqual([])
  })

  it('between storing a webhook and acknowledging it accepts the redelivery without a second effect', async () => {
    const started = await Promise.all(three.map(() => startPayment(testbed)))
    const pause = (count: number) => pauseCommit(/insert into provider_events/, 'after', count)
    const events = started.map(({ intentId }) => paymentSucceeded(intentId))
    await Promise.all(started.map((one) => payByCard(testbed, one)))
    await waitForIdle(
      testbed,
      started.map(({ reference }) => reference),
    )
    // The provider's own event is stored already; this is another event about the same payment.
    const others = events.map((one) => ({ ...one, id: `${one.id}_again` }))
    await killAt(testbed, others, pause, (one) => deliverEvent(testbed.visitor(), one))
    const again = await Promise.all(others.map((one) => deliverEvent(testbed.visitor(), one)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    await waitForIdle(testbed)
    expect(await audit(testbed)).toEqual([])
  })

  it('shows changes made while it was down', async () => {
    await (await testbed.site()).kill()
    await testbed.pool.query(
      `insert into posts (title, type, is_subscriber_only, status) values ('Meanwhile', 'video', true, 'published')`,
    )
    await testbed.site()
    expect((await testbed.visitor().get('/api/posts')).text).toContain('Meanwhile')
    await timeUntilShown(testbed)
  })
})

describe('PostgreSQL', () => {
  it.each(['fast', 'immediate', 'kill -9'] as const)(
    'stopped with %s loses no acknowledged write, crashes no process, and pages become current again',
    async (how) => {
      const site = await testbed.site()
      const traffic = startTraffic(testbed, { writers: 2, readers: 4 })
      await waitUntil('somebody wrote', () => traffic.acknowledged.length > 3)
      await testbed.database.stop(how)
      await waitUntil('somebody was told', () => traffic.responses.some(({ status }) => status === 503))
      await testbed.database.start()
      const before = traffic.acknowledged.length
      await waitUntil('a write succeeds again', () => traffic.acknowledged.length > before)
      // `npm run chaos` measures how long it takes: a second on an idle machine.
      await timeUntilShown(testbed)
      await traffic.stop()
      expect(unexpectedResponses(traffic.responses)).toEqual([])
      expect(await countLost(testbed, traffic.acknowledged)).toBe(0)
      expect(site.isAlive()).toBe(true)
    },
  )
})

describe('a job running when PostgreSQL restarts', () => {
  it('finishes, and the next job runs too', async () => {
    const site = await testbed.site()
    const noted = testbed.databaseProxy.pause({
      pattern: /^delete from "graphile_worker"._private_jobs/,
      when: 'before',
    })
    await testbed.pool.query(`select graphile_worker.add_job('remindMembers')`)
    await withTimeout('the work is done', noted.reached)
    await testbed.database.stop('fast')
    noted.release()
    await testbed.database.start()
    await waitForIdle(testbed)
    await testbed.pool.query(`select graphile_worker.add_job('remindMembers')`)
    await waitForIdle(testbed)
    expect(site.isAlive()).toBe(true)
  })
})

const pauseCommit = (inTransactionWith: RegExp, when: 'before' | 'after', count: number) =>
  testbed.databaseProxy.pause({ pattern: /^commit/, inTransactionWith, when }, count)
