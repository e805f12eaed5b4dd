import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, inject } from 'vitest'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { freePort } from '#bin/demo/ports.ts'
import { Browser } from './Browser.ts'
import { CARD_KEY, CARD_WEBHOOK_SECRET, PRINT_KEY, PRINT_WEBHOOK_SECRET, siteVariables } from './siteVariables.ts'

export type Site = {
  url: string
  payload: Payload
  pool: pg.Pool
  dataDir: string
  cardBase: string
  printBase: string
  /** How far the site's clock is ahead of the real one; see `passTime`. */
  clock: { aheadMs: number }
  /** A visitor with cookies of their own. */
  visitor: () => Browser
  close: () => Promise<void>
}

type Wish = {
  /** Lists and pages are kept ready, as in the product; else each answer is of this very moment. */
  keepsAnswers?: boolean
}

/** A site of its own for each test file: its own database, its own providers, real HTTP. */
export function useSite(wish: Wish = {}): Site {
  const site = {} as Site
  beforeAll(async () => void Object.assign(site, await startSite(wish)))
  afterAll(() => site.close())
  return site
}

async function startSite({ keepsAnswers = false }: Wish): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-site-'))
  const port = await freePort(20_000 + Math.floor(Math.random() * 12_000))
  const url = `http://127.0.0.1:${port}`
  const cards = await createStripeEmulator({
    secretKey: CARD_KEY,
    webhook: { url: `${url}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET },
  })
  const print = await createSpreadconnectEmulator({
    apiKey: PRINT_KEY,
    rateLimit: 'off',
    webhookUrl: `${url}/api/webhooks/spreadconnect`,
    webhookSecret: PRINT_WEBHOOK_SECRET,
  })
  const database = await copyDatabase()
  Object.assign(
    process.env,
    siteVariables({ siteUrl: url, databaseUrl: database.url, dataDir, cardBase: cards.url, printBase: print.url }),
  )

  // Only now: the environment is read once, when the first of these is loaded.
  const { openDatabase } = await import('#database/openDatabase.ts')
  const { createApp } = await import('#server/app.ts')
  const { createHttpServer } = await import('#server/http/createHttpServer.ts')
  const { startJobs } = await import('#server/workers/startJobs.ts')
  const { setUpPrices } = await import('#providers/stripe/setUpPrices.ts')
  const { poolOf } = await import('#database/poolOf.ts')
  const { createCache } = await import('#server/cache/createCache.ts')
  const { emptyWeb } = await import('./emptyWeb.ts')
  const payload = await openDatabase()
  await setUpPrices()
  const pool = poolOf(payload)
  await pool.query(
    `insert into site_settings (key, value) values ('order_hold_minutes', '0'), ('second_factor_required', 'off')`,
  )
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const cache = keepsAnswers ? createCache(now) : undefined
  const parts = { payload, now, web: emptyWeb, cmsFolder: join(dataDir, 'cms'), cache }
  const server = createHttpServer()
  server.on('request', createApp(parts))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // Work by the clock runs when a test says so: a full minute of the real clock in between would be chance.
  const runner = await startJobs(payload, now, { cron: false })

  return {
    url,
    payload,
    pool,
    dataDir,
    cardBase: cards.url,
    printBase: print.url,
    clock,
    visitor: () => new Browser(url),
    close: async () => {
      await runner.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await cache?.close()
      await Promise.all([cards.close(), print.close()])
      await payload.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function copyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('databaseUrl')
  const name = `site_${process.pid}_${Date.now()}`
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await run(`create database ${name} template template_site`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
