import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type SentEvent, webhookBody } from '#contracts/platform/webhookEvents.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { movePayment } from '#domain/shop/orders/moveOrder.ts'
import { sendWebhook } from '#domain/platform/outgoingWebhooks/sendWebhook.ts'
import { startPostPushes } from '#domain/community/push/startPostPushes.ts'
import { endMemberships } from '#domain/membership/subscriptions/endMemberships.ts'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import { buy, jobsDone } from '../../support/orders.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { signatureOf, startWebhookReceiver } from '../../support/webhookReceiver.ts'

const site = useSite()
let owner: Browser
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  owner = await signUpEmployee(site)
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver.close())
afterEach(async () => {
  for (const { body } of receiver.accepted) expectAsDescribed(body)
  receiver.accepted.length = 0
  receiver.refused = 0
  receiver.answer = () => 200
  await site.pool.query('delete from webhook_receivers')
})

type Added = { receiver: { id: number }; secret: string }
type Row = {
  id: number
  eventId: string
  type: string
  state: string
  attempts: number
  status: number | null
  problem: string | null
}

const now = () => new Date(Date.now() + site.clock.aheadMs)
const req = () => ({ payload: site.payload, pool: site.pool, user: null, now: now(), log: site.payload.logger })

async function add(events = ['post.published'], url = receiver.url): Promise<Added> {
  const response = await owner.post('/api/admin/webhooks', { url, events })
  expect(response.status).toBe(201)
  return response.json as Added
}

async function publish(count: number): Promise<void> {
  await site.pool.query(
    `insert into posts (title, description, type, is_subscriber_only, status, created_at, category)
     select 'A split ridge ' || n, 'What anyone may read.', 'video', true, 'published', $1, 'hunt' from generate_series(1, $2::int) n`,
    [now(), count],
  )
  await startPostPushes(req())
}

/** In openapi.json. */
function expectAsDescribed(body: string): void {
  const sent = JSON.parse(body) as { type: SentEvent }
  expect(webhookBody(sent.type).parse(sent)).toEqual(sent)
}

const countEvents = async (type: string) =>
  (await site.pool.query('select 1 from webhook_events where type = $1', [type])).rowCount

const log = async (id: number) =>
  ((await owner.get(`/api/admin/webhooks/${id}/deliveries`)).json as { deliveries: Row[] }).deliveries

/** Runs each delivery that waits for its next attempt now. */
async function retry(): Promise<void> {
  const { rows } = await site.pool.query<{ id: number }>(`select id from webhook_deliveries where state = 'pending'`)
  for (const { id } of rows) await sendWebhook(req(), id)
}

describe('webhooks', () => {
  it('name paid orders and memberships that begin and end, without personal data', async () => {
    await add(['order.paid', 'order.refunded', 'member.joined', 'member.ended'])
    const bought = await buy(site, { variantIds: (await openShop(site)).slice(0, 1) })
    const member = await signUpWithCard(site, '4242 4242 4242 4242')
    await eventually(() => Promise.resolve(receiver.accepted.length === 2))
    const bodies = receiver.accepted.map(({ body }) => JSON.parse(body) as { type: string; data: object })
    expect(bodies).toMatchObject([
      { type: 'order.paid', data: { reference: bought.reference, payment: 'paid', currency: 'usd' } },
      { type: 'member.joined', data: { plan: 'monthly', status: 'trialing', member: expect.any(String) as string } },
    ])
    expect(JSON.stringify(bodies)).not.toMatch(/@example\.test/)
    for (const { body } of receiver.accepted) expectAsDescribed(body)
    receiver.accepted.length = 0
    await inTransaction(site.pool, async (tx) => {
      await movePayment(tx, bought.id, 'refunded')
      throw new Error('rolled back')
    }).catch(() => undefined)
    await endMemberships(req(), (await whoIs(member)).id)
    await eventually(() => Promise.resolve(receiver.accepted.length === 1))
    expect(JSON.parse(receiver.accepted[0]?.body ?? '')).toMatchObject({ type: 'member.ended' })
    expect(await countEvents('order.refunded')).toBe(0)
  })

  it('arrive exactly once for each id at a receiver that fails 30 % of the time', async () => {
    const added = await add()
    let calls = 0
    receiver.answer = () => (++calls % 10 < 3 ? 500 : 200)
    await publish(20)
    await jobsDone(site)
    expect(receiver.refused).toBeGreaterThan(4)
    for (let round = 0; round < 8; round++) await retry()
    await startPostPushes(req())
    await jobsDone(site)
    const ids = receiver.accepted.map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
    const logged = await log(added.receiver.id)
    expect(logged.map(({ eventId }) => eventId).sort()).toEqual(ids.sort())
    expect(new Set(logged.map(({ state }) => state))).toEqual(new Set(['delivered']))
  })

  it('are signed, for a day after a new secret with both', async () => {
    const { receiver: made, secret } = await add()
    const rotated = (await owner.post(`/api/admin/webhooks/${made.id}/secret`)).json as Added
    expect(rotated.secret).not.toBe(secret)
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    const [first] = receiver.accepted
    if (!first) throw new Error('Nothing was received')
    expect(first.headers['webhook-signature']).toBe(
      `${signatureOf(first, rotated.secret)} ${signatureOf(first, secret)}`,
    )
    expect(JSON.parse(first.body)).toEqual({ type: 'webhook.test', timestamp: expect.any(String) as string, data: {} })
    site.clock.aheadMs += 86_400_000 + 1000
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    const last = receiver.accepted[1]
    expect(last?.headers['webhook-signature']).toBe(last && signatureOf(last, rotated.secret))
    expect(JSON.stringify((await owner.get('/api/admin/webhooks')).json)).not.toContain('whsec_')
  })

  it('are sent again with the same id', async () => {
    const { receiver: made } = await add()
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    const [delivery] = await log(made.id)
    const again = await owner.post(`/api/admin/webhooks/${made.id}/deliveries/${delivery?.id}/send`)
    expect(again.status).toBe(204)
    await jobsDone(site)
    expect(receiver.accepted.map(({ id }) => id)).toEqual([delivery?.eventId, delivery?.eventId])
    expect((await owner.post(`/api/admin/webhooks/${made.id}/deliveries/999999/send`)).status).toBe(404)
  })

  it('that fail while an owner changes their receiver make neither wait for the other', async () => {
    const { receiver: made } = await add()
    receiver.answer = () => 500
    await publish(1)
    await jobsDone(site)
    const [sent] = await log(made.id)
    await holdRow(
      site,
      { text: 'select 1 from webhook_receivers where id = $1 for update', values: [made.id] },
      () => sendWebhook(req(), sent?.id ?? 0),
      { text: 'update webhook_deliveries set next_attempt_at = null where id = $1', values: [sent?.id] },
    )
    expect(await log(made.id)).toMatchObject([{ state: 'pending', attempts: 2, status: 500 }])
  })

  it('do not follow a redirect', async () => {
    const { receiver: made } = await add()
    receiver.answer = () => 302
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    expect(receiver.refused).toBe(1)
    expect(await log(made.id)).toMatchObject([{ state: 'pending', status: 302, attempts: 1 }])
  })

  it('end for a receiver that accepted none for 3 days, until the owner switches it on', async () => {
    const { receiver: made } = await add()
    receiver.answer = () => 503
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    site.clock.aheadMs += 3 * 86_400_000 + 1000
    await retry()
    expect((await owner.get('/api/admin/webhooks')).json).toMatchObject({
      receivers: [{ disabledReason: 'failing' }],
    })
    const alerts = await site.pool.query(`select 1 from alerts where key like 'webhook-off:%' and about = 'members'`)
    expect(alerts.rowCount).toBe(1)
    const mails = await site.pool.query(`select 1 from mail_outbox where kind = 'webhook-off' and "to" = $1`, [
      (await whoIs(owner)).email,
    ])
    expect(mails.rowCount).toBe(1)
    expect((await owner.post(`/api/admin/webhooks/${made.id}/test`)).status).toBe(409)
    receiver.answer = () => 200
    await owner.patch(`/api/admin/webhooks/${made.id}`, { isOn: true })
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    expect(receiver.accepted).toHaveLength(1)
  })

  it.each([
    'http://example.com/hook',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://%6cocalhost%2e/hook',
    'https://a.localhost./hook',
    'https://printer.local./hook',
    'https://metadata.google.internal./hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'https://user:pass@example.com/hook',
    'ftp://example.com',
  ])('are not sent to %s', async (url) => {
    const refused = await owner.post('/api/admin/webhooks', { url, events: ['order.paid'] })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({ errors: { url: expect.any(String) as string } })
  })

  it('are not moved to a private address', async () => {
    const { receiver: made } = await add()
    const refused = await owner.patch(`/api/admin/webhooks/${made.id}`, { url: 'https://192.168.1.1/hook' })
    expect([refused.status, refused.json]).toMatchObject([400, { errors: { url: expect.any(String) as string } }])
    expect((await owner.get('/api/admin/webhooks')).json).toMatchObject({ receivers: [{ url: receiver.url }] })
  })

  it('are not sent to a name that resolves to a private address when they are sent', async () => {
    const name = 'rebound.example.test'
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(leadInside(name, dns.lookup))
    syncBuiltinESMExports()
    onTestFinished(() => {
      lookup.mockRestore()
      syncBuiltinESMExports()
    })
    const { port } = new URL(receiver.url)
    const { receiver: made } = await add(['post.published'], `https://${name}:${port}/hook`)
    await owner.post(`/api/admin/webhooks/${made.id}/test`)
    await jobsDone(site)
    expect(await log(made.id)).toMatchObject([{ state: 'pending', problem: `${name} is not a public address` }])
  })

  it('wait 10 seconds for a receiver that never answers, and meanwhile reach the others', async () => {
    const silent = await startWebhookReceiver()
    silent.answer = () => null
    const { receiver: made } = await add(['post.published'], silent.url)
    await add()
    const startedAt = Date.now()
    await publish(1)
    await eventually(() => Promise.resolve(receiver.accepted.length === 1 && silent.refused === 1))
    // It still waits for the silent one.
    expect(Date.now() - startedAt).toBeLessThan(9_000)
    expect(await log(made.id)).toMatchObject([{ attempts: 0 }])
    await eventually(async () => (await log(made.id))[0]?.attempts === 1, 15_000)
    expect(Date.now() - startedAt).toBeGreaterThan(9_000)
    expect(await log(made.id)).toMatchObject([{ state: 'pending', problem: 'No response in 10 seconds' }])
    await silent.close()
  }, 40_000)

  it('reach a receiver that was down once it is up, and the others at once', async () => {
    const down = await startWebhookReceiver()
    await down.close()
    const { receiver: made } = await add(['post.published'], down.url)
    await add()
    await publish(1)
    await jobsDone(site)
    expect(receiver.accepted).toHaveLength(1)
    expect(await log(made.id)).toMatchObject([
      { state: 'pending', attempts: 1, problem: expect.stringContaining('ECONNREFUSED') as string },
    ])
    const up = await startWebhookReceiver(Number(new URL(down.url).port))
    await retry()
    expect(up.accepted.map(({ id }) => id)).toEqual(receiver.accepted.map(({ id }) => id))
    expect(await log(made.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    await up.close()
  })
})

type Lookup = typeof dns.lookup

/** A resolver for which `name` leads to this machine. */
const leadInside = (name: string, resolve: Lookup) =>
  ((
    host: string,
    options: LookupAllOptions,
    done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ) => (host === name ? done(null, [{ address: '127.0.0.1', family: 4 }]) : resolve(host, options, done))) as Lookup
