import { expect, type Page } from '@playwright/test'
import { HOSTILE_MARKUP } from '../support/hostile/markup.ts'
import { test } from './demo.ts'
import { FROM_PANEL, existingPicture } from './panel.ts'
import { signIn } from './people.ts'

test.setTimeout(300_000)

async function recordIncidents(page: Page): Promise<string[]> {
  const incidents: string[] = []
  await page.exposeFunction('__ran', (which: number) => incidents.push(`ran ${which}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) incidents.push(message.text())
  })
  page.on('dialog', (dialog) => {
    incidents.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) incidents.push(request.url())
  })
  return incidents
}

test('markup in user text runs neither on the site nor in the panel @deep', async ({ page }) => {
  const incidents = await recordIncidents(page)
  await signIn(page, 'employee@stonehunt.test', '/admin')
  const posts: number[] = []
  const images = await existingPicture(page)
  for (const words of HOSTILE_MARKUP) {
    const made = await page.request.post('/cms/api/posts', {
      data: { title: words, description: words, type: 'gallery', images, isSubscriberOnly: false, status: 'published' },
      headers: FROM_PANEL,
    })
    posts.push(((await made.json()) as { doc: { id: number } }).doc.id)
    await page.request.post('/api/admin/products', {
      data: { name: words, description: words, category: words, price: 1 },
    })
    await page.request.post(`/api/posts/${posts[0]}/comments`, { data: { content: words } })
    await page.request.post('/api/contact', { data: { name: words, email: 'a@example.test', message: words } })
  }

  await test.step('the site', async () => {
    const last = HOSTILE_MARKUP.at(-3) ?? ''
    for (const path of [
      '/',
      '/content',
      '/shop',
      '/merchandise',
      '/orders',
      `/merchandise?q=${encodeURIComponent(last)}`,
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    for (const id of posts) {
      await page.goto(`/content/${id}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.goto('/shop')
    await expect(page.getByRole('heading', { name: '<script>__ran(1)</script>' }).first()).toBeVisible()
    for (const words of HOSTILE_MARKUP) await page.goto(`/${encodeURIComponent(words)}`)
  })

  await test.step('the panel', async () => {
    await expect
      .poll(async () => (await page.request.get('/cms')).status(), { timeout: 200_000, intervals: [2000] })
      .toBe(200)
    for (const list of ['posts', 'products', 'comments', 'contact-messages', 'users', 'merchandise']) {
      await page.goto(`/cms/collections/${list}?limit=100`)
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
    }
    for (const id of posts.slice(0, 6)) {
      await page.goto(`/cms/collections/posts/${id}`)
      await expect(page.getByRole('textbox', { name: 'Title *' })).toBeVisible()
    }
    await page.goto('/cms')
    await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()
    await page.goto('/cms/growth')
    await expect(page.getByRole('heading', { name: 'Membership', exact: true })).toBeVisible()
  })

  expect(incidents).toEqual([])
  for (const id of posts) await page.request.delete(`/api/admin/posts/${id}`)
})
