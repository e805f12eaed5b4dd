import { expect, type Page } from '@playwright/test'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { TRADER } from '../support/markets.ts'
import { choose } from './choose.ts'
import { test } from './demo.ts'
import { mailedMatch } from './mailedMatch.ts'
import { signIn } from './people.ts'

const GUEST = 'ada-in-berlin@example.test'
const TEE = 'Night Hunt UV Tee'
const IN_EUROPE = { ...TRADER, shipping_countries: 'US,CA,DE' }
/** A photo that a browser can read. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a guest buys from a shared link with a code and a gift card, moves, reports a misprint and withdraws @deep', async ({
  page,
  browser,
  demo,
}) => {
  test.setTimeout(300_000)
  // The hold is long enough to change the address, and short enough to wait for the parcel.
  await prepareShop(page, { ...IN_EUROPE, order_hold_minutes: '1' })
  try {
    const guest = await (await browser.newContext()).newPage()
    const giftCode = await buyGiftCard(guest, demo.dataDir)
    await guest.goto(await sharedLink(guest))
    await guest.getByRole('button', { name: 'Size chart' }).click()
    await expect(guest.getByRole('rowheader', { name: 'L', exact: true })).toBeVisible()
    await guest.getByRole('button', { name: 'Close' }).click()
    await guest.getByRole('radio', { name: /^L, \$/ }).check({ force: true })
    await guest.getByRole('button', { name: /^Add to Cart/ }).click()
    await expect(guest.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible()

    await guest.goto('/checkout')
    await enterCode(guest, 'JOURNEY')
    await expect(guest.getByRole('term').filter({ hasText: 'JOURNEY' })).toBeVisible()
    await enterCode(guest, giftCode)
    await expect(guest.getByRole('term').filter({ hasText: `Gift card ··${giftCode.slice(-4)}` })).toBeVisible()
    await fillIn(guest)
    await expect(guest.getByRole('region', { name: 'For buyers in your country' })).toBeVisible()
    await guest.getByRole('button', { name: /^Continue to Payment/ }).click()
    await guest.getByRole('button', { name: /^Complete Payment/ }).click()
    await expect(guest.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

    await guest.getByRole('button', { name: 'Change address' }).click()
    const dialog = guest.getByRole('dialog', { name: 'Change address' })
    await dialog.getByLabel('Street address').fill('Steinweg 7')
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await expect(guest.getByText('Steinweg 7')).toBeVisible()

    await expect.poll(() => fulfilment(guest), { timeout: 180_000, intervals: [2000] }).toBe('shipped')
    await guest.reload()
    await expect(guest.getByText('Steinweg 7')).toBeVisible()
    await guest.getByRole('button', { name: 'Report a problem' }).click()
    await guest.getByLabel(/^What is wrong/).selectOption({ label: 'The print is wrong' })
    await guest.getByLabel(/^Tell us more/).fill('The print is upside down.')
    await guest.getByLabel(/^Photos/).setInputFiles({ name: 'print.png', mimeType: 'image/png', buffer: PHOTO })
    await expect(guest.getByRole('img', { name: 'Number 1' })).toBeVisible()
    await guest.getByRole('button', { name: 'Send report' }).click()
    await expect(guest.getByRole('img', { name: 'What you sent, 1' })).toBeVisible()

    await guest.getByRole('link', { name: 'Withdraw from contract here' }).first().click()
    await guest.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(guest.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
    await expect(guest.getByText(GUEST)).toBeVisible()
  } finally {
    await prepareShop(page, { shipping_countries: 'US,CA', order_hold_minutes: '0' })
  }
})

async function prepareShop(page: Page, settings: Record<string, string>): Promise<void> {
  await page.context().clearCookies()
  await signIn(page, 'employee@stonehunt.test')
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.put('/api/admin/settings', { headers, data: settings })).status()).toBe(200)
  const code = { code: 'JOURNEY', kind: 'percent', percent: 10 }
  const answer = await page.request.post('/cms/api/promo-codes', { headers, data: code })
  // The second time it exists.
  expect([201, 400]).toContain(answer.status())
}

async function buyGiftCard(page: Page, dataDir: string): Promise<string> {
  await page.goto('/gift-cards')
  await choose(page.getByRole('radio', { name: '$25' }))
  await page.getByLabel('Their name').fill('Ada')
  await page.getByLabel('Their email').fill(GUEST)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email').fill(GUEST)
  await page.getByRole('button', { name: 'Continue to Payment ($25.00)' }).click()
  await page.getByRole('button', { name: /success/i }).click()
  await page.getByRole('button', { name: 'Complete Payment ($25.00)' }).click()
  await expect(page.getByRole('heading', { name: 'Your gift card of $25.00 is paid' })).toBeVisible()
  return mailedMatch(dataDir, GUEST, /GIFT(-[2-9A-Z]{4}){4}/)
}

/** A size chart is read some seconds after the catalogue. */
async function sharedLink(page: Page): Promise<string> {
  const list = (await (await page.request.get('/api/merchandise')).json()) as { id: number; title: string }[]
  const id = list.find(({ title }) => title === TEE)?.id ?? 0
  const hasChart = async () => {
    const article = (await (await page.request.get(`/api/merchandise/${id}`)).json()) as {
      item: { sizeChart: unknown }
    }
    return article.item.sizeChart !== null
  }
  await expect.poll(hasChart, { timeout: 60_000 }).toBe(true)
  return articleAddress('merchandise', id, TEE)
}

async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Promo code or gift card' })
  await page.getByRole('button', { name: /^Add a (promo code|gift card)/ }).click()
  await field.fill(code)
  await page.keyboard.press('Enter')
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(GUEST)
  await page.getByLabel('Phone').fill('030 5550100')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street address').fill('Ringweg 1')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('ZIP / postal code').fill('10115')
}

async function fulfilment(page: Page): Promise<string> {
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  return ((await (await page.request.get(`/api/orders/${reference}`)).json()) as { fulfilment: string }).fulfilment
}
