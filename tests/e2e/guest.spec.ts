import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'

test('a guest buys a shirt: a declined card first, then a valid one, and the server reports it as paid', async ({
  page,
}) => {
  await page.goto('/merchandise')
  const shirt = page.getByRole('article').filter({ hasText: 'Night Hunt UV Tee' })
  await shirt.getByRole('button', { name: 'Select Size & Color' }).click()
  await expect(page.getByText('Please select a size and color before adding to cart', { exact: true })).toBeVisible()
  await shirt.getByLabel('Size & Color').selectOption({ label: 'L - Black ($28.90)' })
  await shirt.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()

  await page
    .getByRole('link', { name: /checkout/i })
    .first()
    .click()
  await expect(page).toHaveURL('/cart')
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await expect(page.getByText('$63.79')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Phone').fill('555 123 4567')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Street address').fill('1 Agate Road')
  await page.getByLabel('City').fill('Duluth')
  await page.getByLabel('State').selectOption('MN')
  await page.getByLabel('ZIP / postal code').fill('55801')
  await page.getByRole('button', { name: 'Continue to Payment ($63.79)' }).click()

  await page.getByRole('button', { name: /declined/i }).click()
  await page.getByRole('button', { name: 'Complete Payment ($63.79)' }).click()
  await expect(page.getByText(/card was declined/i).first()).toBeVisible()

  await page.getByRole('button', { name: /success/i }).click()
  await page.getByRole('button', { name: 'Complete Payment ($63.79)' }).click()
  await expect(page).toHaveURL(/\/orders\?success=true&order=HUNT-/)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect(await orderState(page)).toMatchObject({ payment: 'paid', summary: { total: '63.79' } })
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('an invented order reference confirms nothing @deep', async ({ page }) => {
  await page.goto('/orders?success=true&order=HUNT-2222222222')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Order Confirmed!')).toHaveCount(0)
})

test('the checkout shows each missing field @deep', async ({ page }) => {
  await page.goto('/merchandise')
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()
  await page.goto('/checkout')
  await page.getByRole('button', { name: /Continue to Payment/ }).click()
  for (const message of [
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'First name is required',
    'Last name is required',
    'Street address is required',
    'City is required',
    'ZIP code is required',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible()
  }
})

test('an unknown path is a 404 page with status 404 @deep', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a subscriber-only post redirects a signed-out visitor to sign-in, and a public one plays', async ({ page }) => {
  await page.goto('/content')
  await page.getByRole('link', { name: 'Reading a map for agate ground' }).click()
  await expect(page.getByRole('heading', { name: 'Reading a map for agate ground' })).toBeVisible()
  await expect(page.locator('video')).toBeAttached()
  await page.goto('/content')
  await page.getByRole('link', { name: 'Opening an amethyst geode by torchlight' }).click()
  await expect(page).toHaveURL(/\/api\/login/)
})

async function orderState(page: Page): Promise<unknown> {
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  return (await page.request.get(`/api/orders/${reference}`)).json()
}
