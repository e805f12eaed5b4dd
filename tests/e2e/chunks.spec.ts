import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'
import { CASES, clickTryAgain, screenCase } from './chunkCases.ts'

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>

for (const { chunk, email, open, part, retry = clickTryAgain } of CASES) {
  test(`a failed ${chunk} keeps the page, and a retry shows it`, async ({ page }) => {
    test.slow()
    const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
    const name = Object.keys(manifest).find((key) => key === chunk || key.startsWith(`_${chunk}-`)) ?? ''
    const file = manifest[name]?.file
    expect(file, 'the build has this chunk').toBeDefined()
    if (email) await signIn(page, email)
    else await page.goto('/')
    await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
    let isRequested = false
    await page.route(`**/${file}`, (route) => {
      isRequested = true
      return route.abort()
    })
    await open(page)
    await expect.poll(() => isRequested).toBe(true)
    await expect(
      page
        .getByText(/(could not|couldn’t) be (loaded|opened)|Something went wrong on this page|Reload actions/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(part(page)).toHaveCount(0)
    await page.unroute(`**/${file}`)
    await retry(page)
    await expect(part(page)).toBeVisible()
  })
}

test('a screen whose chunk is gone after a release offers a reload after a failed retry', async ({ page }) => {
  const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
  const { open, part } = screenCase('ShopPage', '/shop')
  await page.goto('/')
  await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
  await page.route(`**/${manifest['src/routes/ShopPage.tsx']?.file}`, (route) => route.fulfill({ status: 404 }))
  await open(page)
  await clickTryAgain(page)
  const reload = page.getByRole('button', { name: 'Reload the page' })
  await expect(reload).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await expect(part(page)).toBeVisible()
})

test('without the toast chunk a plain toast appears and the page stays', async ({ page }) => {
  const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
  await page.route(`**/${manifest['src/ui/toast/ToastRegion.tsx']?.file}`, (route) => route.abort())
  await page.goto('/merchandise')
  await page.getByRole('article', { name: 'First Light Mug' }).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Merchandise' })).toBeVisible()
})
