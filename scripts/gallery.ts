import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { demoAccounts } from '#seed/accounts.ts'
import { startChild } from './demo/child.ts'
import { freePort } from './demo/ports.ts'
import { findBrowser } from './findBrowser.ts'
import { drawSheet, type Shot } from './gallery/drawSheet.ts'
import { type Look, LOOKS, type Screen, SCREENS, type State, type Visitor } from './gallery/screens.ts'
import { spoilData } from './gallery/spoilData.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const folder = resolve(process.env['GALLERY_DIR'] ?? '.data/gallery')
const only = process.argv[2]

/** Draws every screen of the product for every visitor, in every state, both widths and both themes, as sheets. */
async function main(): Promise<void> {
  const dataDir = join(folder, 'demo')
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const port = await freePort(4600)
  const demo = startChild('scripts/demo.ts', { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    process.stdout.write('starting a demo to look at\n')
    await demo.said(/Stone Hunt is up/)
    const browser = await chromium.launch({ executablePath: findBrowser(say), args: ARGS })
    await drawAll(browser, `http://localhost:${port}`)
    await browser.close()
  } finally {
    await demo.stop()
  }
  process.stdout.write(`The sheets are in ${folder}\n`)
}

const say = (what: string): void => void process.stdout.write(`${what}\n`)

async function drawAll(browser: Browser, siteUrl: string): Promise<void> {
  const posts = await findPosts(siteUrl)
  for (const screen of SCREENS.filter(({ name }) => !only || name.includes(only))) {
    const path = screen.path.replace(/:(\w+)/, (_, kind: string) => String(posts[kind] ?? 0))
    const shots: Shot[] = []
    for (const visitor of screen.visitors) {
      const states = visitor === screen.visitors[0] ? (screen.states ?? ['there']) : (['there'] as const)
      for (const state of states) {
        const pictures: Buffer[] = []
        for (const look of LOOKS)
          pictures.push(await shoot(browser, siteUrl, { ...screen, path }, visitor, state, look))
        shots.push({ label: `${visitor}, ${state}`, pictures })
      }
    }
    await drawSheet(screen.name, shots, join(folder, `${screen.name.replace(/[^a-z]+/g, '-')}.webp`))
    process.stdout.write(`${screen.name}: ${shots.length * LOOKS.length} pictures\n`)
  }
}

/** One post of each kind the screens want to show. */
async function findPosts(siteUrl: string): Promise<Record<string, number | undefined>> {
  const posts = (await (await fetch(`${siteUrl}/api/posts`)).json()) as { id: number; type: string; locked: boolean }[]
  return {
    public: posts.find(({ locked, type }) => !locked && type === 'video')?.id,
    premium: posts.find(({ locked, type }) => locked && type === 'video')?.id,
    gallery: posts.find(({ locked, type }) => locked && type === 'gallery')?.id,
  }
}

async function shoot(
  browser: Browser,
  siteUrl: string,
  screen: Screen,
  visitor: Visitor,
  state: State,
  { width, height, colorScheme }: Look,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: await stateOf(browser, siteUrl, visitor),
  })
  try {
    if (screen.hasCart) await fillCart(context)
    const page = await context.newPage()
    await page.addInitScript((remembered) => Object.assign(localStorage, remembered), screen.remembers ?? {})
    await spoilData(page, state)
    await page.goto(screen.path)
    await page.waitForTimeout(state === 'there' ? 900 : 1200)
    return await page.screenshot({ fullPage: false })
  } finally {
    await context.close()
  }
}

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>
const signedIn = new Map<Visitor, Signed>()

/** Signs in once for each visitor. */
async function stateOf(browser: Browser, siteUrl: string, visitor: Visitor): Promise<Signed> {
  const known = signedIn.get(visitor)
  if (known) return known
  const context = await browser.newContext({ baseURL: siteUrl })
  const account = demoAccounts.find(({ email }) => email.startsWith(visitor))
  if (account) await context.request.post('/api/login', { data: { email: account.email, password: account.password } })
  const state = await context.storageState()
  await context.close()
  signedIn.set(visitor, state)
  return state
}

async function fillCart(context: BrowserContext): Promise<void> {
  const items = (await (await context.request.get('/api/merchandise')).json()) as { variants: { id: number }[] }[]
  for (const item of items.slice(0, 2)) {
    await context.request.post('/api/cart', { data: { merchandiseVariantId: item.variants[0]?.id, quantity: 1 } })
  }
}

await main()
