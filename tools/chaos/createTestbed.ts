import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { resilientPool } from '../../database/resilientPool.ts'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { startChild } from '../../bin/demo/child.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { threads } from '../../bin/threads.ts'
import { type Database, openDatabase } from './database.ts'
import { type DatabaseProxy, openDatabaseProxy } from './faultProxies/databaseProxy.ts'
import { type HttpProxy, openHttpProxy } from './faultProxies/httpProxy.ts'
import { type MailSink, openMailSink } from './faultProxies/mailSink.ts'
import { type Site, startSite } from './site.ts'
import { Visitor } from './Visitor.ts'

export const CARD_KEY = 'sk_test_faults'
export const CARD_WEBHOOK_SECRET = 'whsec_faults'

type Provider = { proxy: HttpProxy; url: string }

/** Every dependency is behind a proxy that can fail. */
export type Testbed = {
  dataDir: string
  database: Database
  pool: pg.Pool
  databaseProxy: DatabaseProxy
  cards: Provider
  print: Provider
  mail: MailSink
  siteUrl: string
  /** Of other databases that use the same providers. */
  foreignIds: Set<string>
  variables: Record<string, string>
  employee: Visitor
  variantId: number
  /** Starts the main process unless it is running. */
  site: () => Promise<Site>
  startSite: (variables?: Record<string, string>) => Promise<Site>
  visitor: (siteUrl?: string) => Visitor
  cleanUp: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  /** Instead of one that is created; the testbed stops it. */
  database?: Database
  /** Where another release of the site is installed. */
  root?: string
  /** Of the site, besides the testbed's own. */
  variables?: Record<string, string>
}

export async function createTestbed(options: Options = {}): Promise<Testbed> {
  const stops: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined)
  }
  try {
    return await build(stops, close, options)
  } catch (error) {
    await close()
    throw error
  }
}

async function build(
  stops: (() => Promise<unknown>)[],
  close: () => Promise<void>,
  options: Options,
): Promise<Testbed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-faults-'))
  await chmod(dataDir, 0o755)
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = options.database ?? (await openDatabase(join(dataDir, 'postgres'), await freePort(57_300)))
  stops.push(() => database.stop('immediate'))
  const pool = new resilientPool.Pool({ connectionString: database.url, max: 4 })
  stops.push(() => pool.end())
  const databaseProxy = await openDatabaseProxy(database.port, await freePort(57_600))
  stops.push(databaseProxy.close)

  const port = await freePort(4900)
  const siteUrl = `http://127.0.0.1:${port}`
  const stripe = await createStripeEmulator({
    secretKey: CARD_KEY,
    validate: false,
    webhook: { url: `${siteUrl}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET },
  })
  stops.push(() => stripe.close())
  const cards = { url: stripe.url, proxy: await openHttpProxy(stripe.url) }
  stops.push(cards.proxy.close)
  const spreadconnect = await createSpreadconnectEmulator({ apiKey: 'faults', rateLimit: 'off' })
  stops.push(() => spreadconnect.close())
  const print = { url: spreadconnect.url, proxy: await openHttpProxy(spreadconnect.url) }
  stops.push(print.proxy.close)
  const mail = await openMailSink(await freePort(57_900))
  stops.push(mail.close)

  const variables = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url.replace(`:${database.port}/`, `:${databaseProxy.port}/`),
    PAYLOAD_SECRET: randomBytes(24).toString('hex'),
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: CARD_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
    STRIPE_WEBHOOK_SECRET: CARD_WEBHOOK_SECRET,
    STRIPE_API_BASE: cards.proxy.url,
    SPREADCONNECT_API_KEY: 'faults',
    SPREADCONNECT_BASE_URL: print.proxy.url,
    SPREADCONNECT_WEBHOOK_SECRET: 'print-webhook-secret-of-the-faults',
    SMTP_URL: mail.url,
    ...threads,
    LOG_LEVEL: 'silent',
    STRIPE_SUPPRESS_NOTICES: 'true',
    ...options.variables,
  }
  const sites = new Set<Site>()
  stops.push(() => Promise.all([...sites].map((one) => one.kill())))
  const start = async (others: Record<string, string> = {}): Promise<Site> => {
    const started = await startSite({ ...variables, ...others }, options.root)
    sites.add(started)
    return started
  }
  let main: Site | null = null
  const cleanUp = async () => {
    await Promise.all([...sites].filter((one) => one !== main).map((one) => one.kill()))
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${CARD_KEY}` }
    const noFaults = { method: 'POST', headers, body: JSON.stringify({ mode: null, webhook: null }) }
    await fetch(`${stripe.url}/_emulator/faults`, noFaults)
    await fetch(`${spreadconnect.url}/_emulator/faults`, noFaults)
  }
  const site = async () => (main = main?.isAlive() ? main : await start())
  await site()
  if ((await startChild('bin/setupPrices.ts', variables, { root: options.root }).exited) !== 0)
    throw new Error('No prices were set up')
  stops.push(disablePacing(pool))
  const employee = await createEmployee(siteUrl, pool)
  return {
    dataDir,
    database,
    pool,
    databaseProxy,
    cards,
    print,
    mail,
    siteUrl,
    foreignIds: new Set(),
    variables,
    employee,
    variantId: await prepareShop(employee, pool),
    site,
    startSite: start,
    visitor: (url = siteUrl) => new Visitor(url),
    cleanUp,
    close,
  }
}

/** Pacing would only slow the rows down. */
function disablePacing(pool: pg.Pool): () => Promise<void> {
  const timer = setInterval(() => {
    pool.query(`update call_pace set next_at = now() - interval '1 day'`).catch(() => undefined)
  }, 100)
  return () => Promise.resolve(clearInterval(timer))
}

async function createEmployee(siteUrl: string, pool: pg.Pool): Promise<Visitor> {
  const employee = new Visitor(siteUrl)
  const person = { email: 'employee@example.test', password: 'hunt-the-agate', firstName: 'Test', lastName: 'Employee' }
  const { status, text } = await employee.post('/api/signup', person)
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${text}`)
  await pool.query(`update users set role = 'owner' where email = $1`, [person.email])
  return employee
}

async function prepareShop(employee: Visitor, pool: pg.Pool): Promise<number> {
  await pool.query(
    `insert into site_settings (key, value) values ('order_hold_minutes', '0'), ('second_factor_required', 'off')
     on conflict (key) do update set value = excluded.value`,
  )
  const { status, text } = await employee.post('/api/merchandise/sync')
  if (status !== 200) throw new Error(`The sync answered ${status}: ${text}`)
  const { rows } = await pool.query<{ id: number }>(
    'select id from variants where stock > 50 or stock is null order by retail_price_cents limit 1',
  )
  return rows[0]?.id ?? 0
}
