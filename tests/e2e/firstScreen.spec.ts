import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { isDeep } from '../support/deep.ts'
import { test } from './demo.ts'

// The server does not know time zone and color scheme.
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

test('every public page is complete before its scripts run, and hydrates without changes', async ({ page }) => {
  for (const [address, words] of Object.entries(PAGES)) await expectStableHydration(page, address, words)
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  for (const { id, title } of posts.slice(0, isDeep ? 4 : 1)) await expectStableHydration(page, `/content/${id}`, title)
})

test('a page is correct for a visitor with a cart, and for one who prefers the list view @deep', async ({ page }) => {
  await page.goto('/merchandise')
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible()
  await expectStableHydration(page, '/merchandise', 'printed to order')
  await expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible()

  await page.goto('/content')
  const list = page.getByRole('button', { name: 'List' })
  await list.click()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  const errors = collectErrors(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  expect(errors).toEqual([])
})

test('a page shifts nothing when the response pauses in a row of cards or in the footer @deep', async ({
  browser,
  baseURL,
}) => {
  const pauses = {
    '/merchandise?sort=price-asc': /(?:<article[\s\S]*?<\/article>[\s\S]*?){2}/,
    '/nowhere': /<footer[^>]*>/,
  }
  for (const [address, cut] of Object.entries(pauses)) {
    const slow = await startSlowProxy(String(baseURL), cut)
    const page = await browser.newPage()
    try {
      expect.soft(await layoutShiftOf(page, slow.url + address), address).toBeLessThan(0.001)
      expect(slow.cuts, address).toBe(1)
    } finally {
      await page.close()
      slow.server.close()
    }
  }
})

test('without scripts the posts and the shop can be read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/content')
  await expect(page.getByRole('link', { name: 'Opening an amethyst geode by torchlight' })).toBeVisible()
  await page.goto('/merchandise')
  await expect(page.getByRole('heading', { name: 'First Light Mug' })).toBeVisible()
  await page.close()
})

async function expectStableHydration(page: Page, address: string, words: string): Promise<void> {
  expect(await (await page.request.get(address)).text()).toContain(words)
  const errors = collectErrors(page)
  const moved = await layoutShiftOf(page, address)
  // A click that waits for hydration is repeated on the same button.
  expect(await page.evaluate(() => (window as unknown as { served: Element }).served.isConnected), address).toBe(true)
  expect(errors, address).toEqual([])
  expect(moved, address).toBeLessThan(0.001)
}

async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { served: document.querySelector('h1') })
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  return moved.reduce((sum, value) => sum + value, 0)
}

/** Sends each page up to `cut`, and the rest half a second later. */
async function startSlowProxy(site: string, cut: RegExp) {
  const proxy = {
    cuts: 0,
    url: '',
    server: createServer((req, res) => void send(req.url ?? '/', res).catch(() => res.destroy())),
  }
  const send = async (path: string, res: ServerResponse) => {
    const answer = await fetch(site + path)
    const type = answer.headers.get('content-type') ?? ''
    res.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return res.end(Buffer.from(await answer.arrayBuffer()))
    const page = await answer.text()
    const [first = ''] = new RegExp(`^[\\s\\S]*?${cut.source}`).exec(page) ?? []
    if (first) proxy.cuts += 1
    res.write(first)
    setTimeout(() => res.end(page.slice(first.length)), 500)
  }
  await new Promise<void>((resolve) => proxy.server.listen(0, resolve))
  proxy.url = `http://localhost:${(proxy.server.address() as AddressInfo).port}`
  return proxy
}

/** Except the 404 of the page itself. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  return errors
}
