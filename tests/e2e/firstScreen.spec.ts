import { expect, type Page, test } from '@playwright/test'

// Far from where the server is, and dark: what the server cannot know must not show.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE', colorScheme: 'dark' })

const PAGES = {
  '/': 'Welcome to the Hunt',
  '/content': 'Every hunt on video',
  '/content?type=videos': 'Every hunt on video',
  '/shop': 'Tools, lamps and bags',
  '/merchandise': 'printed to order',
  '/merchandise?sort=price-asc': 'printed to order',
  '/nowhere': '404 Page Not Found',
}

test('every public page is there before its scripts, and stays as it was when they have come', async ({ page }) => {
  for (const [address, words] of Object.entries(PAGES)) await expectSteady(page, address, words)
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  for (const { id, title } of posts.slice(0, 4)) await expectSteady(page, `/content/${id}`, title)
})

test('a page is right for a visitor with something in the cart, and for one who prefers lists', async ({ page }) => {
  await page.goto('/merchandise')
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible()
  await expectSteady(page, '/merchandise', 'printed to order')
  await expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible()

  await page.goto('/content')
  const list = page.getByRole('button', { name: 'List' })
  await list.click()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  const said = listen(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  expect(said).toEqual([])
})

test('without scripts the posts and the shop can be read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/content')
  await expect(page.getByRole('link', { name: 'Opening an amethyst geode by torchlight' })).toBeVisible()
  await page.goto('/merchandise')
  await expect(page.getByRole('heading', { name: 'First Light Mug' })).toBeVisible()
  await page.close()
})

/** The server's HTML has the words; the browser takes it over without a complaint and without moving anything. */
async function expectSteady(page: Page, address: string, words: string): Promise<void> {
  expect(await (await page.request.get(address)).text()).toContain(words)
  const said = listen(page)
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(said, address).toEqual([])
  expect(
    moved.reduce((sum, value) => sum + value, 0),
    address,
  ).toBeLessThan(0.001)
}

/** Complaints of the page; that the page of a wrong address is 404 is none. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) said.push(message.text())
  })
  return said
}
