import { expect } from '@playwright/test'
import { choose } from './choose.ts'
import { test } from './demo.ts'
import { mailedMatch } from './mailedMatch.ts'

test('a gift card is bought for someone, arrives by email, and pays for a mug @deep', async ({ page, demo }) => {
  await page.goto('/gift-cards')
  await choose(page.getByRole('radio', { name: '$100' }))
  await page.getByLabel('Their name').fill('Grace')
  await page.getByLabel('Their email').fill('grace@example.test')
  await page.getByLabel('Your name').fill('Aunt June')
  await page.getByLabel('Your email').fill('june@example.test')
  await page.getByRole('button', { name: 'Continue to Payment ($100.00)' }).click()
  await page.getByRole('button', { name: /success/i }).click()
  await page.getByRole('button', { name: 'Complete Payment ($100.00)' }).click()
  await expect(page.getByRole('heading', { name: 'Your gift card of $100.00 is paid' })).toBeVisible()
  await expect(page.getByText('We emailed it to Grace at grace@example.test.')).toBeVisible()

  const code = await mailedMatch(demo.dataDir, 'grace@example.test', /GIFT(-[2-9A-Z]{4}){4}/)
  await page.goto('/merchandise')
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Add a promo code or gift card' }).click()
  await page.getByRole('textbox', { name: 'Promo code or gift card' }).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('term').filter({ hasText: `Gift card ··${code.slice(-4)}` })).toBeVisible()
  await page.getByLabel('Email').fill('grace@example.test')
  await page.getByLabel('Phone').fill('555 123 4567')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Street address').fill('1 Agate Road')
  await page.getByLabel('City').fill('Duluth')
  await page.getByLabel('State').selectOption('MN')
  await page.getByLabel('ZIP / postal code').fill('55801')
  await page.getByRole('button', { name: 'Place Order ($0.00)' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
})
