import { shareCallRate } from '#domain/shop/fulfilment/shareCallRate.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, inject } from 'vitest'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import type { Env } from '#env'
import { freePort } from '#bin/demo/ports.ts'
import { Browser } from './Browser.ts'
import { onDatabase } from './database.ts'
import { databaseReset } from './databaseReset.ts'
import { CARD_KEY, CARD_WEBHOOK_SECRET, PRINT_KEY, PRINT_WEBHOOK_SECRET, siteVariables } from './siteVariables.ts'

export type Site = {
  url: string
  payload: Payload
  pool: Pool
  dataDir: string
  cardBase: string
  printBase: string
  /** See `passTime`. */
  clock: { aheadMs: number }
  visitor: () => Browser
  close: () => Promise<void>
}

type Options = {
  /** Caches responses, as in production. */
  keepsAnswers?: boolean
  /** Set while this file runs. */
  variables?: () => Partial<Env>
}

/** Files of a worker share its process, database and emulators, which are reset in between. */
export function useSite(options: Options = {}): Site {
  const site = {} as Site
  beforeAll(async () => {
    const worker = await (ofThisWorker ??= startWorker())
    await worker.reset()
    Object.assign(site, await worker.open(options))
  })
  afterAll(() => site.close())
  return site
}

let ofThisWorker: ReturnType<typeof startWorker> | undefined

async function startWorker() {
  const folder = inject('folder')
  const dataDir = await mkdtemp(join(folder, 'site-'))
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
  const databaseUrl = await copyDatabase()
  Object.assign(
    process.env,
    siteVariables({ siteUrl: url, databaseUrl, dataDir, cardBase: cards.url, printBase: print.url }),
  )

  // Imported late, because the environment is read once.
  const { openDatabase } = await import('#database/openDatabase.ts')
  const { createApp } = await import('#server/app.ts')
  const { createHttpServer } = await import('#server/http/createHttpServer.ts')
  const { startJobs } = await import('#server/workers/startJobs.ts')
  const { setUpPrices } = await import('#providers/stripe/setUpPrices.ts')
  const { clearPrices } = await import('#providers/stripe/prices.ts')
  const { poolOf } = await import('#database/poolOf.ts')
  const { createCache } = await import('#server/cache/createCache.ts')
  const { siteChanges } = await import('#server/siteChanges.ts')
  const { listenConnection } = await import('#database/listenConnection.ts')
  const { emptyWeb } = await import('./emptyWeb.ts')
  const { env } = await import('#env')
  const payload = await openDatabase()
  const pool = poolOf(payload)
  const resetDatabase = await databaseReset(pool)
  let close = () => Promise.resolve()
  const environment = { ...env() }
  const variables = { ...process.env }

  async function reset(): Promise<void> {
    // Left open by a file whose hooks failed.
    await close()
    putBack(env(), environment)
    putBack(process.env, variables)
    await Promise.all([
      resetDatabase(),
      resetEmulator(cards.url),
      resetEmulator(print.url),
      readdir(dataDir).then((names) =>
        Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true }))),
      ),
    ])
    clearPrices()
    await setUpPrices()
    await pool.query(
      `insert into site_settings (key, value) values ('order_hold_minutes', '0'), ('second_factor_required', 'off'), ('parts_off', '')`,
    )
  }

  async function open({ keepsAnswers = false, variables: wanted }: Options): Promise<Site> {
    Object.assign(env(), wanted?.())
    const clock = { aheadMs: 0 }
    const now = () => new Date(Date.now() + clock.aheadMs)
    const connection = listenConnection()
    const cache = keepsAnswers ? createCache(siteChanges(connection), now) : undefined
    const parts = { payload, now, web: emptyWeb, cmsFolder: join(dataDir, 'cms'), cache }
    shareCallRate(pool)
    const server = createHttpServer()
    server.on('request', createApp(parts))
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    // Cron jobs run only when a test says so.
    const runner = await startJobs(payload, connection, now, { cron: false })
    close = async () => {
      close = () => Promise.resolve()
      await runner.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await cache?.close()
      await connection.end()
    }
    return {
      url,
      payload,
      pool,
      dataDir,
      cardBase: cards.url,
      printBase: print.url,
      clock,
      visitor: () => new Browser(url),
      close: () => close(),
    }
  }

  return { reset, open }
}

function putBack(values: object, before: object): void {
  for (const name of Object.keys(values)) if (!(name in before)) Reflect.deleteProperty(values, name)
  Object.assign(values, before)
}

async function resetEmulator(base: string): Promise<void> {
  const answer = await fetch(`${base}/_emulator/reset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CARD_KEY}` },
  })
  if (answer.status !== 200) throw new Error(`The reset of ${base} answered ${answer.status}: ${await answer.text()}`)
}

async function copyDatabase(): Promise<string> {
  const adminUrl = inject('databaseUrl')
  const name = `site_${process.pid}_${Date.now()}`
  await onDatabase(adminUrl, (admin) => admin.query(`create database ${name} template template_site`))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
