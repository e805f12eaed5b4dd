import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

/** The demo data alone has no second page. */
async function publishMore(request: APIRequestContext): Promise<void> {
  const data = await readFile('media/demo/covers/moss-map.webp')
  for (const number of [1, 2, 3]) {
    const { uploadURL } = (await (await request.post('/api/objects/upload')).json()) as { uploadURL: string }
    expect((await request.put(uploadURL, { data, headers: { 'Content-Type': 'image/webp' } })).ok()).toBe(true)
    const post = { title: `One more ${number}`, type: 'gallery', isSubscriberOnly: false, imageURLs: [uploadURL] }
    expect((await request.post('/api/admin/posts', { data: post })).status()).toBe(201)
  }
}

test('Load More adds posts, the URL holds the page, and Back returns to the card', async ({ page }) => {
  await signIn(page, 'employee@stonehunt.test')
  await publishMore(page.request)
  await page.context().clearCookies()
  await page.goto('/content')
  await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page).toHaveURL(/\/content\?page=2$/)
  expect(await cards.count()).toBeGreaterThan(24)
  await expect(cards.nth(24).getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Showing 1–/ })).toBeVisible()

  const link = cards.locator('a[href^="/content/"]').last()
  const title = (await link.textContent()) ?? ''
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/content\?page=2$/)
  // Within a line: a relative time above may have become longer.
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(60)

  await page.goto('/content?page=2')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(24)
  await page.getByRole('link', { name: 'Show previous posts' }).click()
  await expect(page).toHaveURL(/\/content$/)
  await expect(cards).toHaveCount(24)
})

test('every post can be reached through links without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const found = new Set<string>()
  await page.goto('/content')
  for (let isLast = false; !isLast;) {
    for (const card of await page.getByRole('main').getByRole('article').all())
      found.add((await card.getAttribute('id')) ?? '')
    const next = page.getByRole('link', { name: 'Next' })
    isLast = (await next.count()) === 0
    if (!isLast) await next.click()
  }
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number }[]
  expect([...found].toSorted()).toEqual(posts.map(({ id }) => `post-${id}`).toSorted())
  await context.close()
})
