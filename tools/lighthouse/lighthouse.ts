import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { demoAccounts } from '../../seed/accounts.ts'
import { findBrowser } from '../findBrowser.ts'
import { installLighthouse } from './installLighthouse.ts'
import { drawTable, medianOf, type Row, readRow, TARGETED } from './rows.ts'
import { slowdownFor } from './slowdownFor.ts'
import { waitForIdleCpu } from './waitForIdleCpu.ts'
import { withDemo } from '../withDemo.ts'

const ARGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const PUBLIC = ['/', '/content', '/shop', '/merchandise', '/cart', '/orders', '/api/login']
const SIGNED_IN = ['/', '/content', '/subscribe', '/upload']
/** Results vary, so the median counts. */
const LOOKS = 5
/** Between the slowdown used and the one the machine needs. */
const SLOWDOWN_TOLERANCE = 0.3
const folder = resolve('.data')
const only = process.argv[2]

/** `npm run lighthouse -- PART` selects screens, `-- targets` those with a target; LIGHTHOUSE_URL uses a running site. */
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
  const { lighthouse, launch } = await installLighthouse()
  const chrome = await launch({ chromePath: findBrowser(print), chromeFlags: ARGS })
  const rows: Row[] = []
  try {
    for (const { visitor, path, headers } of screens) {
      let machine = Infinity
      const look = async (logLevel: 'silent' | 'error') => {
        await waitForIdleCpu()
        const throttling = { cpuSlowdownMultiplier: slowdownFor(machine) }
        const flags = { port: chrome.port, logLevel, formFactor: 'mobile' as const, extraHeaders: headers, throttling }
        const result = await lighthouse(siteUrl + path, flags)
        machine = result?.lhr.environment.benchmarkIndex ?? machine
        return result
      }
      // Creates image sizes, which a site in use has already.
      await look('silent')
      const looks: Row[] = []
      const wanted = visitor === 'signed out' && TARGETED.includes(path) ? LOOKS : 1
      for (let tries = 0; looks.length < wanted && tries < 4 * wanted; tries++) {
        const result = await look('error')
        const seen = result && readRow(visitor, path, result.lhr)
        // Discards runs without paint, or with a faster machine than assumed.
        if (seen && !Number.isNaN(seen.lcp) && seen.taken >= slowdownFor(seen.machine) - SLOWDOWN_TOLERANCE)
          looks.push(seen)
      }
      const row = medianOf(looks)
      if (!row) {
        print(`${visitor}  ${path}: the browser painted nothing, or the machine kept getting faster`)
        continue
      }
      rows.push(row)
      print(drawTable([row], { hasHead: rows.length === 1 }))
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

const print = (what: string): void => void process.stdout.write(`${what}\n`)

await main()
