import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { addToEnv } from '../../env.ts'
import { demoAccounts } from '../../seed/accounts.ts'
import { findTools } from './findTools.ts'
import { liftLimits } from './liftLimits.ts'
import type { Testbed, Outcome, Row } from './Row.ts'
import { cart } from './rows/cart.ts'
import { ffuf } from './rows/ffuf.ts'
import { freeze, MAIL_SECRET } from './rows/freeze.ts'
import { guessing } from './rows/guessing.ts'
import { revoked } from './rows/revoked.ts'
import { signups } from './rows/signups.ts'
import { slow } from './rows/slow.ts'
import { sqlmap } from './rows/sqlmap.ts'
import { stolen } from './rows/stolen.ts'
import { upgrade } from './rows/upgrade.ts'
import { uploads } from './rows/uploads.ts'
import { wapiti } from './rows/wapiti.ts'
import { type RecordingProxy, startRecordingProxy } from './recordingProxy.ts'
import { reasonFor } from './acceptedFindings.ts'
import { startDatabase } from '../../bin/demo/database.ts'
import { withDemo } from '../withDemo.ts'

const ROWS: Row[] = [ffuf, sqlmap, wapiti, revoked, stolen, guessing, signups, uploads, cart, upgrade, freeze, slow]
const folder = resolve('.data/attack')
const only = (process.argv[process.argv.indexOf('--only') + 1] ?? '').split(',')
const isDeep = process.argv.includes('--deep')

type Result = { tool: string; tried: string; statuses: Record<string, number>; findings: Finding[] }
type Finding = { what: string; why: string | null }

/** `--only NAME,NAME` selects rows, `--deep` runs for hours. Exits with 1 on an unexplained finding. */
async function main(): Promise<void> {
  const rows = ROWS.filter(({ name }) => !process.argv.includes('--only') || only.includes(name))
  if (rows.length === 0) throw new Error(`Choose from ${ROWS.map(({ name }) => name).join(', ')}.`)
  findTools(
    rows.flatMap(({ needs }) => needs),
    print,
  )
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const database = await startDatabase(join(folder, 'postgres'), 'attack')
  addToEnv({ DATABASE_URL: database.url })
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const limits = liftLimits(pool)
  // The demo ends with its parent process; the database does not.
  const end = () => void database.stop().finally(() => process.exit(130))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  const results: Result[] = []
  try {
    const work = async (siteUrl: string) => {
      const proxy = await startRecordingProxy(siteUrl)
      for (const row of rows) {
        await limits.pause(row.keepsLimits === true)
        results.push(await attack(row, siteUrl, proxy, pool))
      }
      await proxy.close()
    }
    // One trusted proxy, so that a row can pretend to come from many networks.
    await withDemo(join(folder, 'demo'), work, {
      TRUST_PROXY: '1',
      MAIL_WEBHOOK_SECRET: MAIL_SECRET,
      MAIL_REPLY_DOMAIN: 'reply.example.test',
    })
  } finally {
    await limits.stop()
    await pool.end()
    await database.stop()
  }
  await writeFile(resolve('.data/attack.json'), JSON.stringify(results, null, 2))
  if (results.some(({ findings }) => findings.some(({ why }) => why === null))) process.exitCode = 1
}

async function attack(row: Row, siteUrl: string, proxy: RecordingProxy, pool: pg.Pool): Promise<Result> {
  const employeeCookie = await signIn(siteUrl)
  const began = Date.now()
  print(`${row.name} …`)
  const testbed: Testbed = { url: proxy.url, siteUrl, isDeep, employeeCookie, folder, pool }
  const { tried, findings } = await row.run(testbed).catch(notRun)
  const { requests, statuses, failures } = proxy.take()
  const all = [...findings, ...failures].map((what) => ({ what, why: reasonFor(row.name, what) }))
  const seconds = Math.round((Date.now() - began) / 1000)
  const result = { tool: row.name, tried: `${tried}; ${requests} requests, ${seconds} s`, statuses, findings: all }
  print(formatResult(result))
  return result
}

/** A row that failed to run proves nothing, so it is a finding. */
const notRun = (error: unknown): Outcome => ({
  tried: 'nothing',
  findings: [`the row did not run: ${error instanceof Error ? error.message : 'no reason given'}`],
})

function formatResult({ tool, tried, statuses, findings }: Result): string {
  const open = findings.filter(({ why }) => why === null)
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return [
    `${tool} | ${tried} | ${answers.join(', ')} | findings ${findings.length}, explained ${findings.length - open.length}`,
    ...findings.map(({ what, why }) => `  ${why === null ? 'OPEN' : 'explained'}: ${what}${why ? ` – ${why}` : ''}`),
  ].join('\n')
}

async function signIn(siteUrl: string): Promise<string> {
  const { email, password } = demoAccounts.find(({ role }) => role === 'employee') ?? demoAccounts[0]!
  const response = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`The sign-in before the attack answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const print = (what: string): void => void process.stdout.write(`${what}\n`)

await main()
