import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demoAccounts } from '../../seed/accounts.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { findBrowser } from '../findBrowser.ts'
import { findFfmpeg } from '../findFfmpeg.ts'
import { withDemo } from '../withDemo.ts'
import { hashOf, makeBigFilm } from './bigFilm.ts'
import { type CuttableProxy, openCuttableProxy } from './cuttableProxy.ts'

const BYTES = 2 * 1024 ** 3
const CUT_MS = 4000
const NAME = 'two-gibibytes.mp4'
const folder = resolve('.data/big-upload')
const print = (what: string): void => void process.stdout.write(`${what}\n`)

/**
 * `npx tsx tools/real-parts/bigUpload.ts`: Chromium uploads 2 GiB to a demo. The connection breaks twice, and the page is
 * reloaded the second time. The stored file is compared with the original. Needs 7 GiB of disk space and takes minutes.
 */
async function main(): Promise<void> {
  findFfmpeg(print)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const proxy = await openCuttableProxy()
  try {
    const film = join(folder, NAME)
    await makeBigFilm(film, BYTES)
    print(`${NAME} has ${BYTES} bytes`)
    const dataDir = join(folder, 'site')
    const work = async (siteUrl: string) => {
      proxy.connectTo(Number(new URL(siteUrl).port))
      await uploadInChromium(proxy, film)
      await compare(film, join(dataDir, 'media'))
    }
    await withDemo(dataDir, work, { SITE_URL: proxy.url })
  } finally {
    proxy.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function uploadInChromium(proxy: CuttableProxy, film: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(print), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: proxy.url })
    const [member] = demoAccounts
    const data = { email: member?.email, password: member?.password }
    const signedIn = await context.request.post('/api/login', { data, headers: { origin: proxy.url } })
    if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)
    const page = await context.newPage()
    page.setDefaultTimeout(10 * 60_000)
    await page.goto('/upload')
    const before = proxy.received()
    await choose(page, film)
    await waitForBytes(proxy, before + BYTES * 0.3)
    print('30 %: the connection breaks for four seconds; the page continues by itself')
    proxy.cutFor(CUT_MS)
    await waitForBytes(proxy, before + BYTES * 0.6)
    print('60 %: the connection breaks again, and the page is reloaded')
    proxy.cutFor(CUT_MS)
    await new Promise((done) => setTimeout(done, CUT_MS + 500))
    await page.reload()
    await page.getByText(`“${NAME}” isn’t uploaded completely`).waitFor()
    print('after the reload, the page names the file to choose again')
    await choose(page, film)
    await page.getByText('Upload complete').waitFor()
    const sent = proxy.received() - before
    print(`complete; ${sent} bytes sent in all, ${((sent / BYTES - 1) * 100).toFixed(2)} % more than the file`)
  } finally {
    await browser.close()
  }
}

const choose = (page: Page, film: string): Promise<void> => page.locator('input[type=file]').first().setInputFiles(film)

const waitForBytes = (proxy: CuttableProxy, bytes: number): Promise<number> =>
  waitUntil(`${Math.round(bytes)} bytes`, () => proxy.received() >= bytes, 10 * 60_000)

async function compare(film: string, media: string): Promise<void> {
  const names = await readdir(media, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(media, name))).size })))
  const stored = sizes.find(({ size }) => size === BYTES)
  if (!stored) throw new Error('No stored file has the size of the film')
  const isSame = (await hashOf(film)) === (await hashOf(join(media, stored.name)))
  print(isSame ? 'the stored file has the same bytes' : 'THE STORED FILE DIFFERS')
  if (!isSame) process.exitCode = 1
}

await main()
