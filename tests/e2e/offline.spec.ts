import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test.use({ serviceWorkers: 'allow' })

const FILM = 'Dawn to dusk on the ridges'
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** The worker is registered some seconds after a page was opened. */
const underControl = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
/** As a new release does: the files of the old one are gone, and those of the new one are fetched before any is used. */
async function installAgain(page: Page): Promise<void> {
  await page.goto('/about')
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
    for (const name of await caches.keys()) if (name.startsWith('shell:')) await caches.delete(name)
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => underControl(page)).toBe(true)
}
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

test('a post that was read is readable offline; one saved for the field plays; signing out removes it @deep', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto('/')
  await expect.poll(() => underControl(page)).toBe(true)
  const posts = (await (await page.request.get('/api/posts')).json()) as {
    id: number
    title: string
    locked: boolean
  }[]
  const { id, title } = posts.find(({ locked }) => !locked) ?? { id: 0, title: '' }
  await page.goto(`/content/${id}`)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('read')).keys()).length))
    .toBeGreaterThan(0)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/offline\?from=/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await context.setOffline(false)

  await signIn(page, 'subscriber@stonehunt.test', '/content')
  await page.getByRole('link', { name: FILM }).click()
  await page.getByRole('button', { name: 'Save for the field' }).click()
  await expect(page.getByText(/Saved on this device/)).toBeVisible({ timeout: 30_000 })
  const address = page.url()

  for (const isNewRelease of [false, true]) {
    if (isNewRelease) await installAgain(page)
    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: FILM })).toBeVisible()
    await page.getByRole('button', { name: 'Play' }).first().click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(1)
    await context.setOffline(false)
  }

  await page.goto('/saved')
  await expect(page.getByRole('link', { name: FILM })).toBeVisible()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^field:/))
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.locator('video')).toHaveCount(0)
})

test('signing out in the panel removes what was saved on the device, also before a page of the site is opened @deep', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto('/')
  await expect.poll(() => underControl(page)).toBe(true)
  await signIn(page, 'editor@stonehunt.test', '/content')
  await page.getByRole('link', { name: FILM }).click()
  await page.getByRole('button', { name: 'Save for the field' }).click()
  await expect(page.getByText(/Saved on this device/)).toBeVisible({ timeout: 30_000 })
  const address = page.url()
  await page.goto('/cms/logout')
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^field:/))
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.locator('video')).toHaveCount(0)
})
