import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inLanguage, type Language, LANGUAGE_COOKIE, LANGUAGES } from '../../contracts/shared/languages.ts'
import { givenEnv } from '../../env.ts'
import { withDemo } from '../withDemo.ts'
import { installPackages } from './installPackages.ts'

const run = promisify(execFile)
const VERSION = 'vnu-jar@26.9.27'
const folder = resolve('.data/nu-checker')
const pages = join(folder, 'pages')

const PASSWORD = 'hunt-the-agate'
const PEOPLE = ['member', 'subscriber', 'employee'] as const
/** Not in the sitemap. */
const PERSONAL = [
  ...['/account', '/admin', '/cart', '/checkout', '/emails', '/finds', '/messages', '/orders', '/saved', '/upload'],
  ...['/alerts', '/finds/labels', '/gift-memberships/redeem', '/gift-memberships/redeem?code=NONE', '/identify'],
  ...['/orders/find', '/reviews', '/wish-list', '/offline', '/nowhere'],
  ...['/content?q=agate', '/content?view=list', '/merchandise?q=nothing-has-this', '/orders?success=true&order=HUNT-X'],
]

/** Pages of the server, with their messages. They are in the language that was chosen. */
const OF_SERVER = [
  ...['/api/docs', '/api/login', '/api/employee-login', '/api/signup', '/api/forgot-password', '/api/verify-email'],
  ...['/api/login?error=invalid_credentials', '/api/login?error=too_many_attempts&wait=300'],
  ...['/api/login?notice=session_expired', '/api/login?redirect=/subscribe', '/api/login?redirect=/content/1'],
  ...['/api/login/email', '/api/login/email/code', '/api/login/code', '/api/login/code?error=invalid_code'],
  ...['/api/signup?error=invalid_input&field=email', '/api/forgot-password?sent=true', '/api/reset-password?token=x'],
  ...['/api/reset-password?error=invalid_token', '/api/verify-email?token=x', '/api/confirm-password'],
  ...['/api/change-email?token=x', '/api/undo-email-change?token=x', '/api/deny-sign-in?token=x'],
  ...['/api/unsubscribe?token=x', '/api/unsubscribe?notice=unsubscribed', '/api/second-factor'],
]

/** The checker is older than the standards that allow these. */
const ALLOWED = [
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect: `rel=expect` is what `blocking` is made for.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  // CSS Borders 4 and CSS UI 4. Browsers without them draw round corners and a select of a fixed width.
  /^CSS: “(corner-shape|field-sizing)”: Property/,
]

type Message = { type: string; url?: string; message: string; extract?: string; lastLine?: number }
type Named = { name: string; path: string }

/**
 * `npx tsx tools/real-parts/nuChecker.ts`: the W3C's Nu checker over every page of a demo, in each language, as each kind of
 * person receives it. It needs a Java runtime and fails when it finds an error.
 */
async function main(): Promise<void> {
  await installPackages(['default-jre-headless'])
  await rm(pages, { recursive: true, force: true })
  await mkdir(pages, { recursive: true })
  await run('npm', ['install', '--no-save', '--prefix', folder, VERSION], { env: givenEnv() })
  const named = new Map<string, Named>()
  await withDemo(join(folder, 'demo'), async (siteUrl) => {
    await store(siteUrl, 'visitor', '', named)
    for (const person of PEOPLE) await store(siteUrl, person, await signIn(siteUrl, person), named)
  })
  const messages = await check()
  const errors = messages.filter(
    ({ type, message }) => type !== 'info' && !ALLOWED.some((allowed) => allowed.test(message)),
  )
  for (const text of new Set(errors.map(({ message }) => message))) {
    const found = errors.filter(({ message }) => message === text)
    const where = new Set(found.map(({ url = '' }) => describe(named.get(url))))
    process.stdout.write(`${text}\n  ${found[0]?.extract?.trim().slice(0, 300)}\n`)
    process.stdout.write(`  ${[...where].slice(0, 4).join(', ')}, ${found.length} in all\n`)
  }
  process.stdout.write(`${named.size} pages, ${errors.length} errors\n`)
  if (errors.length > 0) process.exitCode = 1
}

const describe = (page?: Named) => (page ? `${page.path} for a ${page.name}` : 'a page')

async function store(siteUrl: string, name: string, cookie: string, named: Map<string, Named>): Promise<void> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(siteUrl.length))
  for (const language of LANGUAGES) {
    const paths = [...[...listed, ...PERSONAL].map((path) => inLanguage(language, path)), ...OF_SERVER]
    for (const path of paths) {
      const headers = { cookie: `${cookie}; ${LANGUAGE_COOKIE}=${language}` }
      const response = await fetch(`${siteUrl}${path}`, { headers, redirect: 'manual' })
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue
      const file = join(pages, `${named.size}.html`)
      const text = await response.text()
      checkLanguage(text, path, language)
      await writeFile(file, text)
      named.set(`file:${file}`, { name, path })
    }
  }
}

/** The documentation of the API is English only. */
function checkLanguage(text: string, path: string, language: Language): void {
  const [, found] = /<html[^>]* lang="(\w+)"/.exec(text) ?? []
  if (found !== language && path !== '/api/docs') throw new Error(`${path} is in ${found}, not in ${language}`)
}

async function signIn(siteUrl: string, person: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: `${person}@stonehunt.test`, password: PASSWORD }).toString(),
    redirect: 'manual',
  })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  if (cookie.length === 0) throw new Error(`The ${person} could not sign in (${response.status}).`)
  return cookie.join('; ')
}

async function check(): Promise<Message[]> {
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')
  const args = ['-Xss2m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', pages]
  const { stdout } = await run('java', args, { maxBuffer: 2 ** 28 })
  return (JSON.parse(stdout) as { messages: Message[] }).messages
}

await main()
