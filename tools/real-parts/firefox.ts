import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'
import { installPackages } from './installPackages.ts'
import type { Tab } from './journey.ts'

const run = promisify(execFile)
const VERSION = 'puppeteer-core@24.43.1'
const folder = resolve('.data/firefox')

/** What is used of puppeteer-core, which drives Firefox through WebDriver BiDi. */
type Page = {
  goto: (url: string) => Promise<unknown>
  locator: (selector: string) => { fill: (text: string) => Promise<void> }
  evaluate: (script: string) => Promise<unknown>
  evaluateHandle: (script: string) => Promise<{ asElement: () => { click: () => Promise<void> } | null }>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  setDefaultTimeout: (ms: number) => void
}
type Browser = { version: () => Promise<string>; newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = { launch: (options: object) => Promise<Browser> }

/** Debian's Firefox ESR, headless. */
export async function openFirefox(): Promise<Tab & { name: string; close: () => Promise<unknown> }> {
  await installPackages(['firefox-esr'])
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, VERSION], { env: givenEnv() })
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'media.autoplay.default': 0 },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  page.setDefaultTimeout(60_000)
  return {
    name: await browser.version(),
    goTo: page.goto.bind(page),
    read: page.evaluate.bind(page),
    click: async (expression) => (await page.evaluateHandle(expression)).asElement()?.click(),
    type: (selector, text) => page.locator(selector).fill(text),
    close: () => browser.close(),
  }
}
