import { expect, type Browser } from '@playwright/test'

type Product = { name: string; variantId: number | null; inStock: boolean; membersUntil: string | null }

/** A guest buys one of the creator's own goods. @returns the number of the order, and what was bought. */
export async function buyOwnGood(browser: Browser): Promise<{ reference: string; name: string }> {
  const page = await (await browser.newContext()).newPage()
  const products = (await (await page.request.get('/api/products')).json()) as Product[]
  const good = products.find(({ variantId, inStock, membersUntil }) => variantId && inStock && !membersUntil)
  const added = await page.request.post('/api/cart', { data: { merchandiseVariantId: good?.variantId, quantity: 1 } })
  expect(added.status()).toBe(201)
  await page.goto('/checkout')
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Phone').fill('555 123 4567')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Street address').fill('1 Agate Road')
  await page.getByLabel('City').fill('Duluth')
  await page.getByLabel('State').selectOption('MN')
  await page.getByLabel('ZIP / postal code').fill('55801')
  await page.getByRole('button', { name: /^Continue to Payment/ }).click()
  await page.getByRole('button', { name: /success/i }).click()
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await expect(page).toHaveURL(/\/orders\?success=true&order=/)
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  await page.context().close()
  return { reference, name: good?.name ?? '' }
}
