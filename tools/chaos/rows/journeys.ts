import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { givenEnv } from '../../../env.ts'
import { canRun } from '../../bench/load.ts'
import { startChild } from '../../../bin/demo/child.ts'
import { findBrowser } from '../../findBrowser.ts'
import { configureCards } from '../buy.ts'
import { CARD_WEBHOOK_SECRET, type Testbed } from '../createTestbed.ts'
import { nginx } from '../reverseProxies.ts'
import type { Row } from '../Row.ts'
import { sleep } from '../waitUntil.ts'
import { startPair } from './rollingRestarts.ts'

const JOURNEYS = ['guest', 'buying', 'member']
/** Reads email from the demo's folder, which does not exist here. */
const EXCLUDED = 'mailed link'
const EVERY_MS = 6_000
/** Only the buyer can repeat an interrupted write, so one retry is allowed. */
const AGAIN = '--retries=1'
const GOAL = 'every journey succeeds, with at most one retry per kill'

export const journeys: Row = {
  name: 'journeys',
  fault: 'F19',
  run: async (testbed, report) => {
    const what = 'browser journeys behind nginx while one of two processes is killed -9 repeatedly'
    if (!canRun(nginx.command)) return report({ what, figure: 'nginx is not installed', goal: GOAL, holds: null })
    await (await testbed.site()).kill()
    const variables = await seeded(testbed)
    const pair = await startPair(testbed, nginx, variables)
    const webhook = (siteUrl: string) =>
      configureCards(testbed, 'webhook', { url: `${siteUrl}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET })
    await webhook(pair.proxy.url)
    let kills = 0
    let isStopped = false
    const killing = (async () => {
      while (!isStopped) {
        await sleep(EVERY_MS)
        const index = kills++ % 2 === 0 ? 0 : 1
        await pair.sites[index].kill()
        pair.sites[index] = await pair.start(index)
      }
    })()
    const { passed, again, failed, output } = await play(pair.proxy.url)
    isStopped = true
    await killing
    await pair.close()
    for (const name of await namesIn(variables['DATABASE_URL'] ?? '')) testbed.foreignIds.add(name)
    await webhook(testbed.siteUrl)
    report({
      what,
      figure: `${passed} journeys pass, ${again} more on retry, ${failed} fail, ${kills} kills${failed > 0 ? `: ${output}` : ''}`,
      goal: GOAL,
      holds: failed === 0 && passed > 0 && again <= kills,
    })
  },
}

async function seeded({ pool, database, dataDir, variables }: Testbed): Promise<Record<string, string>> {
  await pool.query('create database journeys')
  const url = new URL(database.url)
  url.pathname = '/journeys'
  const own = { DATABASE_URL: url.href, DATA_DIR: await mkdtemp(join(dataDir, 'journeys-')) }
  const child = startChild('seed/index.ts', { ...variables, ...own })
  const failed = child.waitForOutput(/(?!)/).catch((error: Error) => error.message)
  if ((await child.exited) !== 0) throw new Error(String(await failed))
  return own
}

async function namesIn(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const { rows } = await pool.query<{ name: string }>(
    `select reference as name from orders union all select card_customer_id from users where card_customer_id is not null`,
  )
  await pool.end()
  return rows.map(({ name }) => name)
}

type Played = { passed: number; again: number; failed: number; output: string }

function play(siteUrl: string): Promise<Played> {
  const files = JOURNEYS.map((name) => `tests/e2e/${name}.spec.ts`)
  const options = ['--reporter=line', AGAIN, '--grep-invert', EXCLUDED, '--output', '.data/test-results/faults']
  const browser = findBrowser(() => undefined)
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/playwright', ['test', ...files, ...options], {
      env: { ...givenEnv(), E2E_URL: siteUrl, CHROMIUM_PATH: browser },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const append = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('exit', () => {
      const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0)
      const first = /Error: [^\n]+/.exec(output)?.[0] ?? output.slice(-200)
      resolve({ passed: count('passed'), again: count('flaky'), failed: count('failed'), output: first })
    })
  })
}
