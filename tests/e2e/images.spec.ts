import { expect } from '@playwright/test'
import { test } from './demo.ts'

for (const route of ['/', '/content', '/shop', '/merchandise']) {
  test(`images of ${route} that fail before hydration are replaced by placeholders @deep`, async ({ page }) => {
    await page.route('**/assets/*.js', async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await asked.continue()
    })
    await page.route('**/media/**', (asked) => asked.abort())
    await page.route('**/*.svg', (asked) => asked.abort())
    await page.goto(route)
    await expect(page.locator('html[data-live=screen]')).toHaveCount(1, { timeout: 30_000 })
    const broken = () =>
      page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length)
    await expect.poll(broken).toBe(0)
    // Lazy images fail only when they come into view.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        window.scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    await expect.poll(broken).toBe(0)
  })
}
