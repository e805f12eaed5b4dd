import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { givenEnv } from '../../../env.ts'
import { canRun } from '../../bench/load.ts'
import { startChild } from '../../../bin/demo/child.ts'
import { findBrowser } from '../../findBrowser.ts'
import { tellCards } from '../buy.ts'
import { CARD_WEBHOOK_SECRET, type Ground } from '../ground.ts'
import { nginx } from '../proxies.ts'
import type { Row } from '../Row.ts'
import { sleep } from '../wait.ts'
import { startPair } from './rollingRestarts.ts'

const JOURNEYS = ['guest', 'buying', 'member']
/** It looks for its mail where the demo writes it. */
const LEFT_OUT = 'mailed link'
const EVERY_MS = 6_000
/** A write that meets the kill is nobody's to send again but its buyer's: that journey is walked once more. */
const AGAIN = '--retries=1'
const GOAL = 'every journey ends as always, one walked again for a kill at most'

/** Browsers buy, subscribe and watch behind nginx while one process after the other is killed -9. */
export const journeys: Row = {
  name: 'journeys',
  fault: 'F19',
  run: async (ground, tell) => {
    const what = 'browser journeys behind nginx while one of two processes is killed -9, again and again'
    if (!canRun(nginx.command)) return tell({ what, figure: 'nginx is not installed', goal: GOAL, holds: null })
    await (await ground.site()).kill()
    const variables = await seeded(ground)
    const pair = await startPair(ground, nginx, variables)
    const webhook = (siteUrl: string) =>
      tellCards(ground, 'webhook', { url: `${siteUrl}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET })
    await webhook(pair.proxy.url)
    let kills = 0
    let isOver = false
    const killing = (async () => {
      while (!isOver) {
        await sleep(EVERY_MS)
        const index = kills++ % 2 === 0 ? 0 : 1
        await pair.sites[index].kill()
        pair.sites[index] = await pair.start(index)
      }
    })()
    const { passed, again, failed, said } = await play(pair.proxy.url)
    isOver = true
    await killing
    await pair.close()
    for (const name of await namesIn(variables['DATABASE_URL'] ?? '')) ground.elsewhere.add(name)
    await webhook(ground.siteUrl)
    tell({
      what,
      figure: `${passed} journeys pass, ${again} more at their second try, ${failed} fail, ${kills} kills${failed > 0 ? `: ${said}` : ''}`,
      goal: GOAL,
      holds: failed === 0 && passed > 0 && again <= kills,
    })
  },
}

/** The demo's people and posts in a database of their own. */
async function seeded({ pool, database, dataDir, variables }: Ground): Promise<Record<string, string>> {
  await pool.query('create database journeys')
  const url = new URL(database.url)
  url.pathname = '/journeys'
  const own = { DATABASE_URL: url.href, DATA_DIR: await mkdtemp(join(dataDir, 'journeys-')) }
  const child = startChild('seed/index.ts', { ...variables, ...own })
  const failed = child.said(/(?!)/).catch((error: Error) => error.message)
  if ((await child.exited) !== 0) throw new Error(String(await failed))
  return own
}

/** Orders by their references and members by their customers at the card provider. */
async function namesIn(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const { rows } = await pool.query<{ name: string }>(
    `select reference as name from orders union all select card_customer_id from users where card_customer_id is not null`,
  )
  await pool.end()
  return rows.map(({ name }) => name)
}

type Played = { passed: number; again: number; failed: number; said: string }

function play(siteUrl: string): Promise<Played> {
  const files = JOURNEYS.map((name) => `tests/e2e/${name}.spec.ts`)
  const options = ['--reporter=line', AGAIN, '--grep-invert', LEFT_OUT, '--output', '.data/test-results/faults']
  const browser = findBrowser(() => undefined)
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/playwright', ['test', ...files, ...options], {
      env: { ...givenEnv(), E2E_URL: siteUrl, CHROMIUM_PATH: browser },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (chunk: Buffer) => (said += chunk.toString())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('exit', () => {
      const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(said)?.[1] ?? 0)
      const first = /Error: [^\n]+/.exec(said)?.[0] ?? said.slice(-200)
      resolve({ passed: count('passed'), again: count('flaky'), failed: count('failed'), said: first })
    })
  })
}
