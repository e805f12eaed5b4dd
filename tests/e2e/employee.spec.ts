import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test('an employee tests the connection and syncs the catalog @deep', async ({ page }) => {
  await signIn(page, 'employee@stonehunt.test', '/merchandise')
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Connected to the print provider as Stone Hunt Outfitters').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sync Products' }).click()
  await expect(page.getByText('Successfully synced 24 merchandise items', { exact: true })).toBeVisible()
})

test('an employee publishes a video and finds it on /content @deep', async ({ page }) => {
  await signIn(page, 'employee@stonehunt.test', '/admin')
  const title = `A quiet morning ${Date.now()}`
  const publish = page.getByRole('region', { name: /publish content/i })
  await publish.getByLabel(/title/i).fill(title)
  await publish.locator('input[type=file]').first().setInputFiles('media/demo/films/laguna-bands-growing.mp4')
  await expect(publish.getByText(/100 ?%|upload complete|uploaded/i).first()).toBeVisible()
  await publish.getByRole('button', { name: /^publish/i }).click()
  await expect(page.getByRole('link', { name: /view post/i })).toBeVisible()
  await page.goto('/content')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('the panel opens for an employee and stays closed for others @deep', async ({ page }) => {
  test.setTimeout(240_000)
  expect((await page.request.get('/cms')).status()).toBe(401)
  await signIn(page, 'member@stonehunt.test')
  expect((await page.request.get('/cms')).status()).toBe(403)
  expect((await page.request.get('/cms/api/users')).status()).toBe(403)
  await page.goto('/api/logout')
  await signIn(page, 'employee@stonehunt.test', '/admin')
  await expect
    .poll(async () => (await page.request.get('/cms')).status(), { timeout: 200_000, intervals: [2000] })
    .toBe(200)
  await page.goto('/cms/collections/posts')
  await expect(page.getByRole('link', { name: 'First light on the Laguna bands' })).toBeVisible({ timeout: 30_000 })
})
