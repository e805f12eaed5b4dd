import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn, tabTo } from './people.ts'

const MUG = 'First Light Mug'

test('a subscriber pays ten percent less for merchandise, from the cart to the order @deep', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test', '/merchandise')
  await addToCart(page, MUG)
  await page.goto('/cart')
  const cart = page.getByRole('region', { name: 'Order Summary' })
  await expect(cart.getByText('Member discount')).toBeVisible()
  await expect(cart.getByText('−$1.45')).toBeVisible()
  await expect(cart.getByText('$19.04')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Continue to Payment ($19.04)' }).click()
  await page.getByRole('button', { name: 'Complete Payment ($19.04)' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Your order' }).getByText('−$1.45')).toBeVisible()
})

test('a guest buys from the page of an article with a wallet, without the checkout @deep', async ({ page }) => {
  await page.goto('/merchandise')
  await page.getByRole('article', { name: MUG }).getByRole('link', { name: MUG }).click()
  await page.getByRole('button', { name: /^Apple Pay/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' })
  await expect(sheet.getByRole('button', { name: 'Pay $20.49' })).toBeEnabled()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => (await page.request.get('/api/cart')).text()).toBe('[]')

  await page.getByRole('button', { name: /^Google Pay/ }).click()
  const other = page.getByRole('dialog', { name: 'Google Pay' })
  await other.getByLabel('State / region').fill('NY')
  await other.getByLabel('ZIP / postal code').fill('10001')
  await other.getByRole('radio', { name: /^Express/ }).check()
  await other.getByRole('button', { name: 'Pay $27.49' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Your order' }).getByText('Ada Wallet')).toBeVisible()
})

test('a guest opens the mailed link in another browser and cancels the order while it is on hold @deep', async ({
  page,
  browser,
  demo,
}) => {
  await setOrderHold(page, '60')
  try {
    const guest = await (await browser.newContext()).newPage()
    await guest.goto('/merchandise')
    await addToCart(guest, MUG)
    await guest.goto('/checkout')
    const email = `held-${Date.now()}@example.test`
    await fillIn(guest, email)
    await guest.getByRole('button', { name: /^Continue to Payment/ }).click()
    await guest.getByRole('button', { name: /^Complete Payment/ }).click()
    await expect(guest.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(await mailedLink(demo.dataDir, email))
    await expect(elsewhere.getByText(/You can cancel until/)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = elsewhere.getByRole('alertdialog', { name: 'Cancel this order?' })
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Order Canceled' })).toBeVisible({ timeout: 30_000 })
    await expect(elsewhere.getByText('Canceled and refunded')).toBeVisible()
    await expect(elsewhere.getByText('Order canceled', { exact: true })).toBeVisible()
  } finally {
    await setOrderHold(page, '0')
  }
})

test('a visitor buys with the keyboard, from the front page to a paid order @deep', async ({ page }) => {
  const { keyboard } = page
  // A link pressed before the scripts run loads its page anew, without moving the focus.
  await page.goto('/', { waitUntil: 'networkidle' })
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Merchandise' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Merchandise' })).toBeFocused()
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }))
  await keyboard.type(MUG)
  await expect(page.getByText('1 result')).toBeVisible()
  await tabTo(page, page.getByRole('article', { name: MUG }).getByRole('button', { name: 'Add to Cart' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()

  await payWithKeyboard(page, 'Complete Payment ($20.49)')
})

test('a visitor buys one of the creator’s own goods with the keyboard @deep', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^Add to Cart/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()
  await payWithKeyboard(page, /^Complete Payment/)
})

/** From the list of articles to a paid order. */
async function payWithKeyboard(page: Page, pay: string | RegExp): Promise<void> {
  const { keyboard } = page
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /checkout/i }), { back: true })
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await keyboard.press('Enter')
  for (const [label, words] of FORM) {
    await tabTo(page, page.getByLabel(label))
    await keyboard.type(words)
  }
  await expect(page.getByLabel('State')).toHaveValue('MN')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: pay }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused()
}

const FORM: [label: string, words: string][] = [
  ['Email', 'ada@example.test'],
  ['Phone', '555 123 4567'],
  ['First name', 'Ada'],
  ['Last name', 'Guest'],
  ['Street address', '1 Agate Road'],
  ['City', 'Duluth'],
  ['State', 'Minnesota'],
  ['ZIP / postal code', '55801'],
]

async function fillIn(page: Page, email = 'ada@example.test'): Promise<void> {
  for (const [label, words] of FORM) {
    if (label === 'State') await page.getByLabel(label).selectOption({ label: words })
    else await page.getByLabel(label).fill(label === 'Email' ? email : words)
  }
}

async function addToCart(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()
}

async function setOrderHold(page: Page, minutes: string): Promise<void> {
  await signIn(page, 'employee@stonehunt.test')
  const headers = { origin: new URL(page.url()).origin }
  const query = '/cms/api/site-settings?where[key][equals]=order_hold_minutes'
  const { docs } = (await (await page.request.get(query, { headers })).json()) as { docs: { id: number }[] }
  const address = `/cms/api/site-settings/${docs[0]?.id}`
  expect((await page.request.patch(address, { headers, data: { value: minutes } })).status()).toBe(200)
  await page.context().clearCookies()
}

async function mailedLink(dataDir: string, email: string): Promise<string> {
  const outbox = `${dataDir}/outbox`
  let link: string | undefined
  await expect
    .poll(async () => {
      for (const name of await readdir(outbox)) {
        const mail = (await readFile(`${outbox}/${name}`, 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
        if (mail.includes(email)) link ??= /\/orders\?success=true&order=[\w-]+&key=[\w-]+/.exec(mail)?.[0]
      }
      return link
    })
    .toBeDefined()
  return link ?? ''
}
