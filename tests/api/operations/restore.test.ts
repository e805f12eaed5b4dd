import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { env } from '#env'
import { freePort } from '#bin/demo/ports.ts'
import { alertsLike } from '../../support/alerts.ts'
import { askCards } from '../../support/cards.ts'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { becomes, buy, findOrder, holdFor, orderOf } from '../../support/orders.ts'
import {
  atProvider,
  begin as beginMembership,
  isSubscriber,
  payingMember,
  type Person,
} from '../../support/memberships.ts'
import { addOwnGood } from '../../support/ownGoods.ts'
import { confirmCard, eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { type Ended, runProgram } from '../../support/programs.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { fillCart, openShop, printOrders, startPayment, type Started } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { CARD_KEY, siteVariables } from '../../support/siteVariables.ts'

const site = useSite()
let folder: string
let url: string
let madeAt: string
let restored: Ended
/** Output of `npm run reconcile` before the restored site starts. */
let planned: Ended
let server: ServerProcess | undefined
/** When the backup was made: a paid, unsubmitted order and an unpaid one. */
let held: string
let begun: Started
let printed: string
/** Our own goods: one of two parcels left before the backup, the other after it. */
let packed: string
let waiting: string
let open: Started
/** Subscribed after the backup; lostMember also signed up after it. */
let member: Person
/** Subscribed before the backup, canceled after it. */
let cancelled: Person
let lostMember: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-restore-'))
  const variantIds = (await openShop(site)).slice(0, 1)
  const begin = async () => {
    const buyer = site.visitor()
    await fillCart(buyer, variantIds[0] ?? 0)
    return startPayment(buyer)
  }
  env().SPREADCONNECT_BASE_URL = `http://127.0.0.1:${await freePort(61_000)}`
  held = (await buy(site, { variantIds })).reference
  begun = await begin()
  member = await signUpConfirmed(site)
  cancelled = await payingMember(site)
  const owner = await signUpEmployee(site)
  const lens = await addOwnGood(owner, { name: 'Lens of quartz', price: 90, stock: 1 })
  const pick = await addOwnGood(owner, { name: 'Beach pick', price: 24, stock: null })
  const own = await buy(site, { variantIds: [lens.variantId, pick.variantId] })
  packed = own.reference
  await becomes(site, packed, { fulfilment: 'held' })
  const { lines } = (await own.buyer.get(`/api/orders/${packed}`)).json as { lines: { id: number }[] }
  const send = (index: number) =>
    owner.post(`/api/admin/orders/${own.id}/parcels`, { carrier: 'usps', lines: [lines[index]?.id] })
  expect((await send(0)).status).toBe(204)
  madeAt = new Date().toISOString()
  await run('backup', [folder], process.env['DATABASE_URL'] ?? '')

  expect((await send(1)).status).toBe(204)
  env().SPREADCONNECT_BASE_URL = site.printBase
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await becomes(site, held, { fulfilment: 'submitted' })
  await confirmCard(site, begun.clientSecret)
  await becomes(site, begun.orderReference, { fulfilment: 'submitted' })
  const { payment_intent_id: refunded } = await orderOf(site, held)
  await askCards(site, 'refunds', { payment_intent: refunded, amount: '100' })
  await cancelAtStripe((await atProvider(site, cancelled)).id)
  printed = (await buy(site, { variantIds })).reference
  await becomes(site, printed, { fulfilment: 'submitted' })
  await holdFor(site, 60)
  waiting = (await buy(site, { variantIds })).reference
  open = await begin()
  lostMember = await signUpConfirmed(site)
  for (const [person, card] of [
    [member, '4242 4242 4242 4242'],
    [lostMember, '5555 5555 5555 4444'],
  ] as const) {
    await confirmCard(site, (await beginMembership(person)).clientSecret, card)
    await eventually(() => isSubscriber(person))
  }

  url = await newDatabase()
  const [backup = ''] = await readdir(folder)
  restored = await run('restore', [join(folder, backup)], url)
  planned = await run('reconcile', ['--since', madeAt], url)
  server = await startServer(site, { databaseUrl: url, dataDir: folder, variables: {} })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const cancelAtStripe = (id: string) =>
  fetch(`${site.cardBase}/v1/subscriptions/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${CARD_KEY}` },
  })

const run = (file: string, args: string[], databaseUrl: string, cardBase = site.cardBase): Promise<Ended> =>
  runProgram(file, args, {
    ...siteVariables({
      siteUrl: site.url,
      databaseUrl,
      dataDir: folder,
      cardBase,
      printBase: site.printBase,
    }),
  })

const restoredOrder = (reference: string) => onDatabase(url, (client) => findOrder(client, reference))
const alerts = () => onDatabase(url, (client) => alertsLike(client))
const atThePrintShop = async (reference: string) => (await printOrders(site, reference)).map(({ state }) => state)

describe('a restored shop', () => {
  it('reports how many orders need attention and the next step', () => {
    expect(restored.code, restored.output).toBe(0)
    expect(restored.output).toContain('2 orders need you in the panel')
    expect(restored.output).toContain('npm run reconcile -- --since 20')
  })

  it('prints no paid order again before an employee decides', async () => {
    expect(await restoredOrder(held)).toMatchObject({ payment: 'paid', fulfilment: 'needs_attention' })
    expect((await restoredOrder(held))?.problem).toContain('This order comes from a backup')
    await eventually(async () => (await restoredOrder(begun.orderReference))?.payment === 'paid', 20_000)
    expect(await restoredOrder(begun.orderReference)).toMatchObject({ fulfilment: 'needs_attention' })
    expect(await atThePrintShop(held)).toHaveLength(1)
    expect(await atThePrintShop(begun.orderReference)).toHaveLength(1)
  }, 30_000)

  it('offers no parcel again that was sent since', async () => {
    expect(await restoredOrder(packed)).toMatchObject({ payment: 'paid', fulfilment: 'needs_attention' })
    expect((await restoredOrder(packed))?.problem).toContain('your own goods in it may have been sent since')
  })

  it('raises an alert for every payment without an order', async () => {
    await eventually(async () => (await alerts()).length === 2, 20_000)
    const messages = (await alerts()).map(({ message }) => message).join('\n')
    expect(messages).toContain(`was paid for order ${printed}`)
    expect(messages).toContain(`was paid for order ${waiting}`)
    expect(messages).toContain('npm run reconcile -- --since DATE')
  }, 30_000)
})

describe('a membership canceled after the backup', () => {
  it('is updated when the restored site starts', async () => {
    const status = () =>
      onDatabase(url, async (client) => {
        const found = await client.query<{ status: string }>(
          'select s.status from subscriptions s join users u on u.id = s.user_id where u.email = $1',
          [cancelled.email],
        )
        return found.rows[0]?.status
      })
    await eventually(async () => (await status()) === 'canceled', 20_000)
  }, 30_000)
})

describe('reconcile', () => {
  it('lists print orders and refunds of restored orders', () => {
    expect(planned).toMatchObject({ code: 0 })
    expect(planned.output).toMatch(new RegExp(`take over print order \\d+ of ${held}: it is in production`))
    expect(planned.output).toMatch(
      new RegExp(`take over print order \\d+ of ${begun.orderReference}: it is in production`),
    )
    expect(planned.output).toContain(`read the refunds and disputes of ${held}`)
  })

  it('shows its plan and changes nothing', async () => {
    const shown = await run('reconcile', ['--since', madeAt.slice(0, 10)], url)
    expect(shown).toMatchObject({ code: 0 })
    expect(shown.output).toMatch(new RegExp(`import ${printed} .*print order \\d+ is in production`))
    expect(shown.output).toMatch(new RegExp(`import ${waiting} .*waits for you in the panel`))
    expect(shown.output).toContain(`cancel the open payment of ${open.orderReference}`)
    expect(shown.output).toMatch(/take over membership sub_\w+ of member no\. \d+/)
    expect(shown.output).toMatch(/alert about membership sub_\w+: its account was lost/)
    expect(shown.output).toContain('nothing was changed; add --apply')
    expect(await restoredOrder(printed)).toBeNull()
  }, 30_000)

  it('imports lost orders with their items, amounts and print orders', async () => {
    const applied = await run('reconcile', ['--since', madeAt.slice(0, 10), '--apply'], url)
    expect(applied).toMatchObject({ code: 0 })
    const before = await orderOf(site, printed)
    expect(await restoredOrder(printed)).toMatchObject({
      payment: 'paid',
      fulfilment: 'submitted',
      total_cents: before.total_cents,
      payment_intent_id: before.payment_intent_id,
      provider_order_id: before.provider_order_id,
    })
    expect(await restoredOrder(waiting)).toMatchObject({ payment: 'paid', fulfilment: 'needs_attention' })
    const lines = `select l.sku, l.title, l.size, l.quantity, l.unit_price_cents from order_lines l
      join orders o on o.id = l.order_id where o.reference = $1`
    const here = await onDatabase(url, (client) => client.query(lines, [printed]))
    expect(here.rows).toEqual((await site.pool.query(lines, [printed])).rows)
    expect(await alerts()).toMatchObject([{ message: expect.stringContaining('its account was lost') as string }])
    const intent = open.clientSecret.split('_secret_')[0] ?? ''
    expect(await askCards(site, `payment_intents/${intent}`)).toMatchObject({ status: 'canceled' })
  }, 30_000)

  it('links print orders and refunds to restored orders', async () => {
    for (const reference of [held, begun.orderReference])
      expect(await restoredOrder(reference)).toMatchObject({
        fulfilment: 'submitted',
        problem: null,
        provider_order_id: (await orderOf(site, reference)).provider_order_id,
      })
    expect(await restoredOrder(held)).toMatchObject({ payment: 'partially_refunded', refunded_cents: '100' })
    expect(await atThePrintShop(held)).toHaveLength(1)
  }, 30_000)

  it('restores the membership of a restored account', async () => {
    const here = await onDatabase(url, (client) =>
      client.query(
        'select s.status, u.email from subscriptions s join users u on u.id = s.user_id where u.email <> $1',
        [cancelled.email],
      ),
    )
    expect(here.rows).toEqual([{ status: 'trialing', email: member.email }])
  })

  it('finds nothing to do when run again', async () => {
    const again = await run('reconcile', ['--since', madeAt.slice(0, 10)], url)
    expect(again.output).not.toMatch(/import|settle|cancel the|take over|read the|alert about HUNT/)
  }, 30_000)

  it('rejects the keys of another Stripe account', async () => {
    const cards = await createStripeEmulator({ secretKey: CARD_KEY, accountId: 'acct_another' })
    onTestFinished(() => cards.close())
    const refused = await run('reconcile', ['--since', madeAt, '--apply'], url, cards.url)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('This database holds payments made in')
  }, 30_000)

  it('shows its usage without a date', async () => {
    expect(await run('reconcile', [], url)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage: npm run reconcile -- --since') as string,
    })
  })
})
