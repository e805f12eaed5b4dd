import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

const FILM = 'Dawn to dusk on the ridges'

const secondOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

async function openFilm(page: Page): Promise<void> {
  await page.goto('/content')
  await page.getByRole('link', { name: FILM }).click()
  await expect(page.getByRole('heading', { level: 1, name: FILM })).toBeVisible()
}

/** A menu moves the focus to its items when it has opened, and back to its button when it has closed. */
async function chooseByKeyboard(page: Page, menu: string | RegExp, choice: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name: menu })
  await button.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitemradio')
  const chosen = items.filter({ hasText: choice })
  const isChosen = () => chosen.evaluate((item) => item.matches(':focus'))
  await expect.poll(() => items.evaluateAll((all) => all.some((item) => item.matches(':focus')))).toBe(true)
  for (let step = await items.count(); step > 0 && !(await isChosen()); step--) await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
}

test('a member leaves a film on one device and continues it on another @deep', async ({ page, browser, baseURL }) => {
  await signIn(page, 'subscriber@stonehunt.test', '/content')
  await openFilm(page)

  await chooseByKeyboard(page, /captions/i, 'Español')
  const shown = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [...video.textTracks].find(({ mode }) => mode === 'showing')?.language)
  await expect.poll(shown).toBe('es')
  await chooseByKeyboard(page, 'Chapters', /The gully/)
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(15)

  await page.getByRole('link', { name: /Watch from 0:17/ }).click()
  expect(await secondOf(page)).toBeGreaterThanOrEqual(17)
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/position') && answer.status() === 204)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await stored
  const left = await secondOf(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const device = await other.newPage()
  await signIn(device, 'subscriber@stonehunt.test', '/')
  const shelf = device.getByRole('region', { name: 'Continue watching' })
  await shelf.getByRole('link', { name: FILM }).click()
  await expect(device.getByText(/Continued at 0:/)).toBeVisible()
  expect(Math.abs((await secondOf(device)) - left)).toBeLessThanOrEqual(2)
  await other.close()
})

test('a member chooses quality, speed and moment of a film with the keyboard @deep', async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, 'subscriber@stonehunt.test', '/content')
  await openFilm(page)
  const hasStream = async () => {
    const post = await page.request.get(`/api${new URL(page.url()).pathname.replace('content', 'posts')}`)
    return ((await post.json()) as { streamURL: string | null }).streamURL !== null
  }
  // A film has a choice of qualities once it is converted.
  await expect.poll(hasStream, { timeout: 540_000, intervals: [2000] }).toBe(true)
  await page.reload()
  await chooseByKeyboard(page, /^Quality/, '240p')
  await expect(page.getByRole('button', { name: 'Quality 240p' })).toBeFocused()
  await chooseByKeyboard(page, /^Speed/, '1.5x')
  const rate = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)
  await expect.poll(rate).toBe(1.5)
  const bar = page.getByRole('slider', { name: 'seek' })
  await bar.focus()
  const before = await secondOf(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => secondOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  await expect.poll(() => secondOf(page)).toBeLessThan(1)
})
