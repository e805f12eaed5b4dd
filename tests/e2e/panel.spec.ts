import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signIn, signUp } from './people.ts'

test.setTimeout(240_000)

/** Signs in and waits for the panel, which is built while the site already runs. */
async function openPanel(page: Page): Promise<void> {
  await signIn(page, 'employee@stonehunt.test', '/admin')
  await expect
    .poll(async () => (await page.request.get('/cms')).status(), { timeout: 200_000, intervals: [2000] })
    .toBe(200)
}

/** Buys something over the API, as quickly as a program can. @returns the order's reference. */
async function buy(page: Page): Promise<string> {
  const { stripe } = JSON.parse(await readFile('.data/e2e/demo.json', 'utf8')) as {
    stripe: { apiBase: string; secretKey: string }
  }
  const items = (await (await page.request.get('/api/merchandise')).json()) as {
    variants: { id: number; inStock: boolean }[]
  }[]
  const variant = items.flatMap(({ variants }) => variants).find(({ inStock }) => inStock)
  await page.request.post('/api/cart', { data: { merchandiseVariantId: variant?.id, quantity: 1 } })
  const started = await page.request.post('/api/checkout/create-payment', {
    data: {
      customerInfo: { email: 'panel@example.test', phone: '555-123-4567' },
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Hunter',
        street: '1 Agate Road',
        city: 'Duluth',
        state: 'MN',
        country: 'US',
        zipCode: '55801',
      },
      useSameAddress: true,
    },
  })
  const { clientSecret, orderReference } = (await started.json()) as { clientSecret: string; orderReference: string }
  await page.request.post(`${stripe.apiBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    form: { payment_method: 'pm_card_visa' },
  })
  return orderReference
}

test('the dashboard tells what waits and how it is going, and the sync says what it would change', async ({ page }) => {
  await openPanel(page)
  await page.goto('/cms')
  await expect(page.getByRole('heading', { name: 'Membership' })).toBeVisible()
  await expect(page.getByText('Paying members')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best sellers, 30 days' })).toBeVisible()
  await page.goto('/cms/collections/merchandise')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(page.getByText(/Nothing would change|New \(|Changed \(/)).toBeVisible({ timeout: 30_000 })
  await page.goto('/cms/mail-templates')
  await expect(page.getByRole('heading', { name: 'Your membership has ended' })).toBeVisible()
})

test('an employee lets a waiting comment through with one click', async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage()
  await signUp(member)
  await openPanel(page)
  const { id } = (await (await member.request.get('/api/auth/user')).json()) as { id: number }
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await page.request.patch(`/cms/api/users/${id}`, {
    data: { complimentaryUntil: until },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const [post] = (await (await member.request.get('/api/posts')).json()) as { id: number }[]
  const words = `A first comment ${Date.now()}`
  await member.request.post(`/api/posts/${post?.id}/comments`, { data: { content: words } })

  await page.goto('/cms/collections/comments?where[status][equals]=pending')
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Visible to everybody now')).toBeVisible()
  await member.goto(`/content/${post?.id}`)
  await expect(member.getByText(words)).toBeVisible()
})

test('an employee gives part of an order’s money back', async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage()
  const reference = await buy(buyer)
  await openPanel(page)
  await page.goto('/cms/collections/orders')
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('button', { name: 'Refund part' }).click()
  const form = page.getByRole('group', { name: 'Refund part' })
  await form.getByLabel(/^Amount/).fill('5.00')
  await form.getByLabel(/^Reason/).fill('Scratched mug')
  await form.getByRole('button', { name: 'Refund part' }).click()
  await expect
    .poll(
      async () =>
        ((await (await buyer.request.get(`/api/orders/${reference}`)).json()) as { refunded: string }).refunded,
    )
    .toBe('5.00')
  await page.reload()
  await expect(page.getByText('$5.00 given back: Scratched mug')).toBeVisible()
})
