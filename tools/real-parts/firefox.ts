import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { withDemo } from '../withDemo.ts'
import { installPackages } from './installPackages.ts'

const run = promisify(execFile)
const VERSION = 'puppeteer-core@24.43.1'
const FILM = 'Opening an amethyst geode by torchlight'
const SHIRT = 'Night Hunt UV Tee'
const folder = resolve('.data/firefox')
const print = (what: string): void => void process.stdout.write(`${what}\n`)

/** What is used of puppeteer-core, which drives Firefox through WebDriver BiDi. */
type Locator = { click: () => Promise<void>; fill: (text: string) => Promise<void>; wait: () => Promise<unknown> }
type Page = {
  goto: (url: string) => Promise<unknown>
  url: () => string
  locator: (selector: string) => Locator
  evaluate: (script: string) => Promise<unknown>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  setDefaultTimeout: (ms: number) => void
}
type Browser = { version: () => Promise<string>; newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = { launch: (options: object) => Promise<Browser> }

/**
 * `npx tsx tools/real-parts/firefox.ts`: Firefox ESR from Debian signs up at a demo, subscribes, plays a members' film, and buys
 * a shirt. Fails at the first step that does not work.
 */
async function main(): Promise<void> {
  await installPackages(['firefox-esr'])
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, VERSION], { env: givenEnv() })
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer
  await withDemo(join(folder, 'demo'), async (siteUrl) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { 'media.autoplay.default': 0 },
    })
    try {
      print(await browser.version())
      const page = await browser.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      page.setDefaultTimeout(20_000)
      await signUp(page, siteUrl)
      await subscribe(page, siteUrl)
      await watch(page)
      await buy(page, siteUrl)
    } finally {
      await browser.close()
    }
  })
}

const button = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`)
const link = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="link"])`)
const seesText = (page: Page, text: string) =>
  waitUntil(`“${text}”`, async () => String(await page.evaluate('document.body?.innerText')).includes(text), 20_000)

async function signUp(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/api/signup`)
  const person = { firstName: 'Ada', lastName: 'Fox', email: 'fox@example.test', password: 'seven banded agates' }
  for (const [name, text] of Object.entries(person)) await page.locator(`input[name="${name}"]`).fill(text)
  await button(page, 'Create account').click()
  await waitUntil('the home page', () => page.url() === `${siteUrl}/`)
  print('signed up')
}

async function subscribe(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/subscribe`)
  await button(page, 'Start free trial').click()
  await seesText(page, 'Demo payment: no card is charged.')
  await button(page, 'Start free trial').click()
  await seesText(page, 'Welcome to the premium tier')
  print('subscribed')
}

async function watch(page: Page): Promise<void> {
  await page.goto(new URL('/content', page.url()).href)
  await link(page, FILM).click()
  await waitUntil('the player', async () => (await page.evaluate(`document.querySelector('video') !== null`)) === true)
  await page.evaluate(
    `(async () => { const film = document.querySelector('video'); film.muted = true; await film.play() })()`,
  )
  const at = async () => Number(await page.evaluate(`document.querySelector('video').currentTime`))
  await waitUntil('three seconds of the film', async () => (await at()) > 3)
  print(`watched ${(await at()).toFixed(1)} s of a members’ film`)
}

async function buy(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/merchandise`)
  await seesText(page, SHIRT)
  await page.evaluate(CHOOSE)
  await seesText(page, 'Item successfully added to your cart')
  await page.goto(`${siteUrl}/checkout`)
  const typed = {
    'customerInfo.email': 'fox@example.test',
    'customerInfo.phone': '555 123 4567',
    'shippingAddress.firstName': 'Ada',
    'shippingAddress.lastName': 'Fox',
    'shippingAddress.street': '1 Agate Road',
    'shippingAddress.city': 'Duluth',
    'shippingAddress.zipCode': '55801',
  }
  for (const [name, text] of Object.entries(typed)) await page.locator(`input[name="${name}"]`).fill(text)
  await page.evaluate(
    `(${SELECT})([...document.querySelectorAll('select')].find((one) => one.querySelector('option[value="MN"]')), 'MN')`,
  )
  await press(page, 'Continue to Payment')
  await seesText(page, 'Demo payment')
  await press(page, 'Success')
  await press(page, 'Complete Payment')
  await seesText(page, 'Order Confirmed!')
  print('bought a shirt')
}

/** A button whose name ends with an amount. */
async function press(page: Page, begins: string): Promise<void> {
  const find = `[...document.querySelectorAll('button')].find((one) => one.textContent.trim().toLowerCase().startsWith('${begins.toLowerCase()}') && !one.disabled)`
  await waitUntil(`the button “${begins}”`, async () => (await page.evaluate(`${find} !== undefined`)) === true)
  await page.evaluate(`${find}.click()`)
}

/** As a person does, for React. */
const SELECT = `(select, value) => { select.value = value; select.dispatchEvent(new Event('change', { bubbles: true })) }`
const CHOOSE = `(async () => {
  const article = [...document.querySelectorAll('article')].find((one) => one.textContent.includes('${SHIRT}'))
  article.scrollIntoView()
  const sizes = article.querySelector('select');
  (${SELECT})(sizes, [...sizes.options].find((one) => one.textContent.startsWith('L - Black')).value)
  await new Promise((done) => setTimeout(done, 300));
  [...article.querySelectorAll('button')].find((one) => one.textContent.includes('Add to Cart')).click()
})()`

await main()
