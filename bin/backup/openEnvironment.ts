import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addToEnv, givenEnv } from '#env'
import { startDatabase } from '../demo/database.ts'
import { readSecrets } from '../demo/secrets.ts'
import { findRunningPort } from '../postgres/staleServer.ts'

/** Without DATABASE_URL, uses the demo's embedded PostgreSQL and starts it if needed. @returns stops what was started. */
export async function openEnvironment({ mayBeNew }: { mayBeNew: boolean }): Promise<() => Promise<void>> {
  addToEnv({ NODE_ENV: givenEnv()['NODE_ENV'] ?? 'production', LOG_LEVEL: 'error' })
  if (givenEnv()['DATABASE_URL']) return () => Promise.resolve()
  const dataDir = resolve(givenEnv()['DATA_DIR'] ?? '.data')
  const folder = join(dataDir, 'postgres')
  if (!mayBeNew && !existsSync(folder))
    throw new Error(`DATABASE_URL is not set, and there is no demo database in ${dataDir}.`)
  const secrets = await readSecrets(dataDir)
  const port = await findRunningPort(folder)
  const database = port
    ? { url: `postgres://stonehunt:${secrets.database}@127.0.0.1:${port}/stonehunt`, stop: () => Promise.resolve() }
    : await startDatabase(folder, secrets.database)
  addToEnv({
    SITE_URL: givenEnv()['SITE_URL'] ?? 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: secrets.payload,
    STRIPE_SECRET_KEY: secrets.cardKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
    STRIPE_WEBHOOK_SECRET: secrets.cardWebhook,
    // No request is sent, so the demo's emulators need not run.
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    SPREADCONNECT_API_KEY: secrets.printKey,
    SPREADCONNECT_WEBHOOK_SECRET: secrets.printWebhook,
  })
  return database.stop
}
