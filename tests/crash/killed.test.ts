import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createSpreadconnectEmulator, type RunningEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator, type StripeEmulator } from '@stone-hunt/stripe-emulator'
import { freePort } from '#bin/demo/ports.ts'
import { Browser } from '../support/Browser.ts'
import { findOrder } from '../support/orders.ts'
import { confirmCard, eventually, PASSWORD } from '../support/people.ts'
import { checkoutForm, fillCart, printOrders, startPayment, variantsInStock } from '../support/shop.ts'
import type { Site } from '../support/site.ts'
import {
  CARD_KEY,
  CARD_WEBHOOK_SECRET,
  PRINT_KEY,
  PRINT_WEBHOOK_SECRET,
  siteVariables,
} from '../support/siteVariables.ts'

let cards: StripeEmulator
let print: RunningEmulator
let server: ChildProcess
let variables: Record<string, string>
let url: string
let dataDir: string
let pool: pg.Pool
let variantId: number
const database = `killed_${process.pid}`
/** More rounds find rarer timings: `DEEP=1 KILL_ROUNDS=20`. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1)
const rounds = (moments: number[]) => Array.from({ length: ROUNDS }, () => moments).flat()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-killed-'))
  url = `http://127.0.0.1:${await freePort(15_000)}`
  cards = await createStripeEmulator({
    secretKey: CARD_KEY,
    webhook: { url: `${url}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET },
  })
  print = await createSpreadconnectEmulator({
    apiKey: PRINT_KEY,
    rateLimit: 'off',
    webhookUrl: `${url}/api/webhooks/spreadconnect`,
    webhookSecret: PRINT_WEBHOOK_SECRET,
  })
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`create database ${database} template template_site`)
  await admin.end()
  const databaseUrl = inject('databaseUrl').replace(/\/postgres$/, `/${database}`)
  pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  await pool.query(
    `insert into site_settings (key, value) values ('order_hold_minutes', '0'), ('second_factor_required', 'off')`,
  )
  variables = siteVariables({ siteUrl: url, databaseUrl, dataDir, cardBase: cards.url, printBase: print.url })
  await setUpPrices()
  await start()
  variantId = await openShop()
}, 90_000)

afterAll(async () => {
  server.kill('SIGKILL')
  await Promise.all([cards.close(), print.close(), pool.end()])
  await rm(dataDir, { recursive: true, force: true })
})

// From before the webhook is sent to after the print order is created.
const MOMENTS_MS = [0, 4, 10, 20, 40, 80, 160, 400]

describe('a site killed during a payment', () => {
  it(
    'marks each order paid once, sends one email and creates at most one print order',
    async () => {
      for (const moment of rounds(MOMENTS_MS)) {
        const guest = new Browser(url)
        await fillCart(guest, variantId)
        const { clientSecret, orderReference } = await startPayment(guest)
        const confirming = confirmCard(site(), clientSecret)
        await new Promise((resolve) => setTimeout(resolve, moment))
        await kill()
        expect(await confirming).toMatchObject({ status: 'succeeded' })
        await start()
        await eventually(
          async () => ['submitted', 'needs_attention'].includes((await orderOf(orderReference)).fulfilment),
          30_000,
        )

        const order = await orderOf(orderReference)
        expect(order.payment).toBe('paid')
        const printed = await printOrders(site(), orderReference)
        // Killed between storing the attempt and storing the response: the request may have been sent, so an employee checks.
        if (order.fulfilment === 'needs_attention') {
          expect(order.problem).toMatch(/don’t know whether/)
          expect(printed.length).toBeLessThanOrEqual(1)
        } else expect(printed.map(({ state }) => state)).toEqual(['CONFIRMED'])
        await eventually(async () => (await mailsAbout(orderReference)) === 1, 15_000)
      }
    },
    420_000 * ROUNDS,
  )
})

describe('a site killed while it creates an order', () => {
  it(
    'returns the same order and one payment when the buyer clicks again',
    async () => {
      for (const moment of rounds([2, 8, 20, 45])) {
        const guest = new Browser(url)
        await fillCart(guest, variantId)
        const clicked = guest.post('/api/checkout/create-payment', checkoutForm).catch(() => null)
        await new Promise((resolve) => setTimeout(resolve, moment))
        await kill()
        await clicked
        await start()
        const { orderReference, clientSecret } = await startPayment(guest)
        expect(await confirmCard(site(), clientSecret)).toMatchObject({ status: 'succeeded' })
        await eventually(async () => (await orderOf(orderReference)).payment === 'paid')
        const { rows } = await pool.query(
          'select id from orders where payment_intent_id is not null and cart_id = (select cart_id from orders where reference = $1)',
          [orderReference],
        )
        expect(rows).toHaveLength(1)
      }
    },
    300_000 * ROUNDS,
  )
})

async function start(): Promise<void> {
  server = spawn(process.execPath, ['--conditions=production', 'dist/site.mjs'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await eventually(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200, 90_000)
}

async function kill(): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await gone
}

async function openShop(): Promise<number> {
  const employee = new Browser(url)
  await employee.post('/api/signup', {
    email: 'employee@example.test',
    password: PASSWORD,
    firstName: 'Test',
    lastName: 'Employee',
  })
  await pool.query(`update users set role = 'owner'`)
  await employee.post('/api/merchandise/sync')
  return (await variantsInStock(site()))[0]?.id ?? 0
}

async function setUpPrices(): Promise<void> {
  Object.assign(process.env, variables)
  const { setUpPrices: setUp } = await import('#providers/stripe/setUpPrices.ts')
  await setUp()
}

function site(): Site {
  return {
    url,
    cardBase: cards.url,
    printBase: print.url,
    dataDir,
    pool,
    visitor: () => new Browser(url),
  } as unknown as Site
}

async function orderOf(reference: string) {
  const order = await findOrder(pool, reference)
  if (!order) throw new Error(`There is no order ${reference}`)
  return order
}

async function mailsAbout(reference: string): Promise<number> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`Subject: Order ${reference}`)).length
}
