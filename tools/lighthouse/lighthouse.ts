import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { givenEnv } from '../../env.ts'
import { demoAccounts } from '../../seed/accounts.ts'
import { findBrowser } from '../findBrowser.ts'
import { drawTable, medianOf, type Row, readRow, TARGETED } from './rows.ts'
import { slowdownFor } from './slowdownFor.ts'
import { untilCalm } from './untilCalm.ts'
import { withDemo } from '../withDemo.ts'

const ARGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const PUBLIC = ['/', '/content', '/shop', '/merchandise', '/cart', '/orders', '/api/login']
const SIGNED_IN = ['/', '/content', '/subscribe', '/upload']
/** The same page gives other figures each time, so the middle one of some counts. */
const LOOKS = 5
/** How far what a look was taken with may be from what its own machine asks for. */
const NEAR = 0.3
const folder = resolve('.data')
const only = process.argv[2]

/**
 * Lighthouse for phones over the site as it is run, one line for each screen; of those that have a target, the median of five
 * looks. `npm run lighthouse -- PART` looks at the screens with that in their address, `-- targets` at those with a target;
 * LIGHTHOUSE_URL looks at a site that is running.
 */
async function main(): Promise<void> {
  const running = givenEnv()['LIGHTHOUSE_URL']
  if (running) return measureAll(running)
  await withDemo(join(folder, 'lighthouse'), measureAll)
}

async function measureAll(siteUrl: string): Promise<void> {
  const cookie = await signIn(siteUrl)
  const screens = [
    ...PUBLIC.map((path) => ({ visitor: 'signed out', path, headers: {} })),
    ...SIGNED_IN.map((path) => ({ visitor: 'member', path, headers: { Cookie: cookie } })),
  ].filter(isWanted)
  const chrome = await launch({ chromePath: findBrowser(say), chromeFlags: ARGS })
  const rows: Row[] = []
  try {
    for (const { visitor, path, headers } of screens) {
      let machine = Infinity
      const look = async (logLevel: 'silent' | 'error') => {
        await untilCalm()
        // Lighthouse wants to know before it looks how fast the machine is: the look before has found that.
        const throttling = { cpuSlowdownMultiplier: slowdownFor(machine) }
        const flags = { port: chrome.port, logLevel, formFactor: 'mobile' as const, extraHeaders: headers, throttling }
        const result = await lighthouse(siteUrl + path, flags)
        machine = result?.lhr.environment.benchmarkIndex ?? machine
        return result
      }
      // Pictures are made in each width when first asked for; a site that is visited has them.
      await look('silent')
      const looks: Row[] = []
      const wanted = visitor === 'signed out' && TARGETED.includes(path) ? LOOKS : 1
      for (let tries = 0; looks.length < wanted && tries < 4 * wanted; tries++) {
        const result = await look('error')
        const seen = result && readRow(visitor, path, result.lhr)
        // Now and then the browser paints nothing while it is watched, which says nothing of the page; nor does a look at a
        // machine that has become faster since.
        if (seen && !Number.isNaN(seen.lcp) && seen.taken >= slowdownFor(seen.machine) - NEAR) looks.push(seen)
      }
      const row = medianOf(looks)
      if (!row) {
        say(`${visitor}  ${path}: the browser painted nothing, or the machine went faster and faster`)
        continue
      }
      rows.push(row)
      say(drawTable([row], { hasHead: rows.length === 1 }))
    }
  } finally {
    chrome.kill()
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'lighthouse.json'), JSON.stringify(rows, null, 2))
}

const isWanted = ({ visitor, path }: { visitor: string; path: string }): boolean => {
  if (only === 'targets') return visitor === 'signed out' && TARGETED.includes(path)
  return !only || path.includes(only)
}

async function signIn(siteUrl: string): Promise<string> {
  const member = demoAccounts.find(({ email }) => email.startsWith('member'))
  const response = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member?.email, password: member?.password }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const say = (what: string): void => void process.stdout.write(`${what}\n`)

await main()
