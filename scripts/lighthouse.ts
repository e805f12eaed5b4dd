import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { demoAccounts } from '#seed/accounts.ts'
import { findBrowser } from './findBrowser.ts'
import { drawTable, type Row, readRow } from './lighthouse/rows.ts'
import { withDemo } from './withDemo.ts'

const ARGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const PUBLIC = ['/', '/content', '/shop', '/merchandise', '/cart', '/orders', '/api/login']
const SIGNED_IN = ['/', '/content', '/subscribe', '/upload']
const folder = resolve('.data')
const only = process.argv[2]

/**
 * Lighthouse for phones over the site as it is run, one line for each screen. `npm run lighthouse -- PART` looks at the
 * screens with that in their address; LIGHTHOUSE_URL looks at a site that is running.
 */
async function main(): Promise<void> {
  const running = process.env['LIGHTHOUSE_URL']
  if (running) return measureAll(running)
  await withDemo(join(folder, 'lighthouse'), measureAll)
}

async function measureAll(siteUrl: string): Promise<void> {
  const cookie = await signIn(siteUrl)
  const screens = [
    ...PUBLIC.map((path) => ({ visitor: 'signed out', path, headers: {} })),
    ...SIGNED_IN.map((path) => ({ visitor: 'member', path, headers: { Cookie: cookie } })),
  ].filter(({ path }) => !only || path.includes(only))
  const chrome = await launch({ chromePath: findBrowser(say), chromeFlags: ARGS })
  const rows: Row[] = []
  try {
    for (const { visitor, path, headers } of screens) {
      // Pictures are made in each width when first asked for; a site that is visited has them.
      await lighthouse(siteUrl + path, {
        port: chrome.port,
        logLevel: 'silent',
        formFactor: 'mobile',
        extraHeaders: headers,
      })
      const flags: Flags = { port: chrome.port, logLevel: 'error', formFactor: 'mobile', extraHeaders: headers }
      const result = await lighthouse(siteUrl + path, flags)
      if (!result) throw new Error(`Lighthouse said nothing about ${path}`)
      const row = readRow(visitor, path, result.lhr)
      rows.push(row)
      say(drawTable([row], { hasHead: rows.length === 1 }))
    }
  } finally {
    chrome.kill()
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'lighthouse.json'), JSON.stringify(rows, null, 2))
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
