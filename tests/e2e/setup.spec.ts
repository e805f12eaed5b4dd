import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { freePort } from '#bin/demo/ports.ts'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { startMailServer } from '../support/mailServer.ts'

const OWNER = 'ada@kiln.example'
const PASSWORD = 'a walk to the old kiln'
const STRIPE_SECRET = 'sk_test_of0the0kiln'
const PRINT_KEY = 'key-of-the-kiln'

type Started = { url: string; process: ChildProcess; output: () => string }

/** As `npm start` does, with nothing but an empty folder; the providers are emulators. */
async function start(dataDir: string, port: number, variables: Record<string, string>): Promise<Started> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--conditions=production', 'dist/start.mjs'], {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { url: `http://127.0.0.1:${port}`, process: child, output: () => said }
}

async function stop({ process: child }: Started): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function printedCode({ output }: Started): Promise<string> {
  await expect.poll(output, { timeout: 60_000 }).toMatch(/enter this code: \S+\s/)
  return [...output().matchAll(/enter this code: (\S+)/g)].at(-1)?.[1] ?? ''
}

const open = (page: Page, step: string) => page.getByRole('link', { name: step, exact: true }).click()
const send = (page: Page) => page.getByRole('button', { name: /^(Try and save|Change and try again)$/ }).click()
const says = (page: Page, text: string | RegExp) => expect(page.getByRole('status')).toContainText(text)
const refuses = (page: Page, text: string | RegExp) => expect(page.getByRole('alert')).toContainText(text)

test('from an empty folder to the first sale and the first film, in a browser', async ({ page, browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-setup-'))
  const mail = await startMailServer(() => null)
  const cards = await createStripeEmulator({ secretKey: STRIPE_SECRET })
  const prints = await createSpreadconnectEmulator({ apiKey: PRINT_KEY })
  const variables = { STRIPE_API_BASE: cards.url, SPREADCONNECT_BASE_URL: prints.url }
  const port = await freePort(16_300)
  let site = await start(dataDir, port, variables)
  try {
    await test.step('a code that the program printed opens it, once', async () => {
      const code = await printedCode(site)
      expect((await page.goto(site.url))?.status()).toBe(401)
      expect((await page.goto(`${site.url}/steps/cards`))?.status()).toBe(401)
      for (let tries = 0; tries < 5; tries++) {
        await page.getByLabel('Code').fill('AAAA-AAAA')
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await refuses(page, 'A new code was printed.')
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      await refuses(page, 'That isn’t the code.')
      const next = await printedCode(site)
      await page.getByLabel('Code').fill(next.toLowerCase().replace('-', ' '))
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('button', { name: 'Start the site' })).toBeDisabled()
      const other = await browser.newContext()
      const again = await other.request.post(`${site.url}/code`, { form: { code: next } })
      expect(again.status()).toBe(401)
      const foreign = await page.request.post(`${site.url}/start`, { headers: { origin: 'https://evil.example' } })
      expect(foreign.status()).toBe(403)
      await other.close()
    })

    await test.step('each step is tried', async () => {
      await open(page, 'Name and address')
      await page.getByLabel('Name of the site').fill('Clay & Kiln')
      await page.getByLabel('Address').fill('kiln.example')
      // The browser itself refuses what is no address.
      await page.getByLabel('Address').fill('http://127.0.0.1:1/shop')
      await send(page)
      await refuses(page, 'The address ends after its name')
      await page.getByLabel('Address').fill(site.url)
      await send(page)
      await says(page, 'Name and address: saved.')

      await open(page, 'You')
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Potter')
      await page.getByLabel('Your email address').fill(OWNER)
      await send(page)

      await open(page, 'Email')
      await page.getByLabel('Sender of all emails').fill('hello@kiln.example')
      await page.getByLabel('Mail server').fill('127.0.0.1')
      await page.getByLabel('Port').fill('1')
      await send(page)
      await refuses(page, 'ECONNREFUSED')
      await page.getByLabel('Port').fill(new URL(mail.url).port)
      await send(page)
      await page.getByLabel('Code from the email').fill('000000x')
      await page.getByRole('button', { name: 'It has arrived' }).click()
      await refuses(page, 'That isn’t the code of the newest email.')
      const [, mailed = ''] = /^Subject: (\d{6})/m.exec(mail.delivered.at(-1)?.text ?? '') ?? []
      await page.getByLabel('Code from the email').fill(mailed)
      await page.getByRole('button', { name: 'It has arrived' }).click()
      await says(page, 'Emails arrive.')
    })

    await test.step('what is done is still there after a restart', async () => {
      await stop(site)
      site = await start(dataDir, port, variables)
      const code = await printedCode(site)
      await page.goto(site.url)
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Email' })).toContainText('done')
      await expect(page.getByRole('listitem').filter({ hasText: 'Cards' })).toContainText('to do')
    })

    await test.step('keys are tried at the providers, and can be taken back', async () => {
      await open(page, 'Cards')
      await page.getByLabel('Secret key').fill('sk_live_1234')
      await page.getByLabel('Publishable key').fill('pk_test_1234')
      await send(page)
      await refuses(page, 'Both must be of the same mode.')
      await page.getByLabel('Secret key').fill('sk_test_wrong')
      await send(page)
      await refuses(page, /card provider failed/)
      await page.getByLabel('Secret key').fill(STRIPE_SECRET)
      await send(page)
      await says(page, 'in test mode.')
      await says(page, 'the price membership_monthly')
      await open(page, 'Cards')
      await expect(page.getByLabel('Secret key')).toHaveValue('')
      expect(await page.content()).not.toContain(STRIPE_SECRET)
      await page.getByRole('button', { name: 'Undo' }).click()
      await says(page, 'The webhook endpoint is gone')
      await expect(page.getByRole('button', { name: 'Start the site' })).toBeDisabled()
      await open(page, 'Cards')
      await page.getByLabel('Secret key').fill(STRIPE_SECRET)
      await page.getByLabel('Publishable key').fill('pk_test_1234')
      await send(page)
      await open(page, 'Print on demand')
      await page.getByLabel('API key').fill(PRINT_KEY)
      await send(page)
      await says(page, 'It now sends this site')
      const stored = await readFile(join(dataDir, 'setup.json'), 'utf8')
      for (const secret of [STRIPE_SECRET, PRINT_KEY, OWNER, 'whsec_']) expect(stored).not.toContain(secret)
    })

    await test.step('the imprint and the parts of the site are answered, and can be forgotten', async () => {
      await open(page, 'Imprint')
      await expect(page.getByLabel('Email address for visitors')).toHaveValue(OWNER)
      await page.getByLabel('Your name or company').fill('Potter & Daughters')
      await page.getByLabel('Street and number').fill('1 Kiln Lane')
      await page.getByLabel('Postal code, city and country').fill('55801 Duluth, USA')
      await send(page)
      await says(page, 'Imprint: saved.')
      await open(page, 'What this site offers')
      await expect(page.getByLabel('Members’ finds')).toBeChecked()
      await expect(page.getByLabel('Identify my stone')).not.toBeChecked()
      await page.getByLabel('Identify my stone').check()
      await send(page)
      await open(page, 'What this site offers')
      await expect(page.getByLabel('Identify my stone')).toBeChecked()
      await page.getByRole('button', { name: 'Forget it' }).click()
      await open(page, 'What this site offers')
      await expect(page.getByLabel('Identify my stone')).not.toBeChecked()
      await page.getByLabel('Members’ finds').uncheck()
      await send(page)
      await says(page, 'What this site offers: saved.')
    })

    const secret = await test.step('the site starts, and its owner sets up two-step sign-in', async () => {
      // The answer makes its reader the owner, so only the browser with the code may get it.
      const stranger = await (await browser.newContext()).newPage()
      await page.route(
        '**/progress',
        async (route) => {
          expect((await stranger.goto(`${site.url}/progress`))?.status()).toBe(401)
          await route.continue()
        },
        { times: 1 },
      )
      await page.getByRole('button', { name: 'Start the site' }).click()
      await page.getByLabel('New password').fill(PASSWORD, { timeout: 150_000 })
      await page.getByRole('button', { name: 'Set password' }).click()
      await page.getByLabel('Email').fill(OWNER)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.goto(`${site.url}/api/second-factor`)
      const made = await page.request.post(`${site.url}/api/second-factor/begin`, {
        headers: { origin: site.url },
        data: {},
      })
      const { secret: base32 } = (await made.json()) as { secret: string }
      const code = new TOTP({ secret: Secret.fromBase32(base32) }).generate()
      const confirmed = await page.request.post(`${site.url}/api/second-factor/confirm`, {
        headers: { origin: site.url },
        data: { code, password: PASSWORD },
      })
      expect(confirmed.status()).toBe(200)
      await page.goto(`${site.url}/cms`)
      await expect(page.getByRole('heading', { name: 'Your first hour' })).toBeVisible({ timeout: 60_000 })
      return base32
    })
    expect(secret).not.toBe('')

    await test.step('a guest buys what the owner sells', async () => {
      await page.goto(`${site.url}/cms/collections/products/create`)
      await page.getByLabel('Name').fill('Blue bowl')
      await page.getByLabel('Price in US dollars').fill('40')
      await page.getByRole('button', { name: 'Save' }).click()
      const stock = page.getByRole('region', { name: 'Stock' })
      await stock.getByLabel(/^Add pieces/).fill('1')
      await stock.getByRole('button', { name: 'Change the stock' }).click()
      await expect(stock.getByRole('status')).toContainText('1 to sell')
      const guest = await (await browser.newContext()).newPage()
      await guest.goto(`${site.url}/imprint`)
      await expect(guest.getByRole('main')).toContainText('Potter & Daughters')
      await expect(guest.getByRole('main')).not.toContainText(/starting point|Your street|Register and tax/)
      expect((await guest.request.get(`${site.url}/finds`)).status()).toBe(404)
      await guest.goto(`${site.url}/shop`)
      const stored = guest.waitForResponse((answer) => answer.url().endsWith('/api/cart') && answer.status() === 201)
      await guest.getByRole('button', { name: /^Add to Cart/ }).click()
      await stored
      await guest.goto(`${site.url}/checkout`)
      await expect(guest).toHaveTitle(/Clay & Kiln/)
      await guest.getByLabel('Email').fill('first@buyer.example')
      await guest.getByLabel('Phone').fill('555 123 4567')
      await guest.getByLabel('First name').fill('Grace')
      await guest.getByLabel('Last name').fill('Buyer')
      await guest.getByLabel('Street address').fill('1 Agate Road')
      await guest.getByLabel('City').fill('Duluth')
      await guest.getByLabel('State').selectOption('MN')
      await guest.getByLabel('ZIP / postal code').fill('55801')
      await guest.getByRole('button', { name: /^Continue to Payment/ }).click()
      await guest.getByRole('button', { name: /^Complete Payment/ }).click()
      await expect(guest.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
      // Paid as the webhook endpoint says that the setup made.
      const reference = new URL(guest.url()).searchParams.get('order') ?? ''
      const paid = async () =>
        ((await (await guest.request.get(`${site.url}/api/orders/${reference}`)).json()) as { payment: string }).payment
      await expect.poll(paid).toBe('paid')
    })

    await test.step('the owner publishes the first film, and a visitor watches it', async () => {
      await page.goto(`${site.url}/admin`)
      const publish = page.getByRole('region', { name: /publish content/i })
      await publish.getByLabel(/title/i).fill('The first firing')
      await publish.getByLabel('Audience').selectOption('everyone')
      await publish.locator('input[type=file]').first().setInputFiles('media/demo/films/crystal-field.mp4')
      await expect(publish.getByText(/upload complete/i).first()).toBeAttached()
      await publish.getByRole('button', { name: /^publish/i }).click()
      await expect(page.getByRole('link', { name: /view post/i })).toBeVisible()
      const visitor = await (await browser.newContext()).newPage()
      await visitor.goto(`${site.url}/content`)
      await visitor.getByRole('link', { name: 'The first firing' }).first().click()
      await expect(visitor.getByRole('heading', { level: 1, name: 'The first firing' })).toBeVisible()
      const film = visitor.locator('video')
      await film.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play()))
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
    })

    await test.step('the next start asks nothing, and other programs find what is stored', async () => {
      await stop(site)
      site = await start(dataDir, port, variables)
      await expect.poll(() => answers(`${site.url}/readyz`), { timeout: 60_000 }).toBe(200)
      expect(site.output()).not.toContain('enter this code')
      expect(
        ((await (await page.request.get(`${site.url}/api/config`)).json()) as { brand: object }).brand,
      ).toMatchObject({
        name: 'Clay & Kiln',
      })
      const { PATH = '', HOME = '' } = process.env
      const migrate = spawn(process.execPath, ['--conditions=production', 'dist/migrate.mjs'], {
        env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ...variables },
      })
      expect((await once(migrate, 'exit'))[0]).toBe(0)
      const demo = spawn(process.execPath, ['--import', 'tsx', 'bin/demo.ts'], {
        env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir },
      })
      let said = ''
      demo.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      expect((await once(demo, 'exit'))[0]).toBe(1)
      expect(said).toContain('Set DATA_DIR to another folder for the demo.')
    })
  } finally {
    await stop(site)
    await Promise.all([mail.close(), cards.close(), prints.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
})

const answers = async (address: string): Promise<number> => (await fetch(address).catch(() => null))?.status ?? 0
