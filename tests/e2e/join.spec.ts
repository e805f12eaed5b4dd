import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { mailedMatch } from './mailedMatch.ts'
import { playFilm } from './playFilm.ts'

/** A film for members that nobody changes. */
const PREMIUM = 'Opening an amethyst geode by torchlight'
/** Each card has one free trial; the other journeys use the demo's buttons, and other numbers. */
const OWN_CARD = '4000000000005126'

async function lockedFilm(page: Page): Promise<string> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  return `/content/${posts.find(({ title }) => title === PREMIUM)?.id}`
}

test('a locked card leads over an account and a payment to the playing film @deep', async ({ page }) => {
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }

  await page.goto('/')
  // Other journeys publish posts, too. The last one that is shown stays the longest.
  const locked = page
    .getByRole('region', { name: 'Latest content' })
    .getByRole('article')
    .filter({ hasText: 'Subscribers Only' })
    .filter({ hasText: /\d seconds/ })
    .last()
  const title = (await locked.getByRole('heading').textContent()) ?? ''
  expect(title).toMatch(/\w/)
  await press(locked.getByRole('link', { name: title }))

  // First screen: an email address, beside the film and what a membership costs.
  // Once scripts run, the link also says where the visitor came from.
  await expect(page).toHaveURL((url) => {
    const redirect = url.searchParams.get('redirect') ?? ''
    return url.pathname === '/api/login' && /^\/content\/\d+$/.test(redirect)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your free trial')
  await expect(page.getByText('7 days free, then $12.12 a month.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByLabel('Email').fill(`join-${Date.now()}@example.test`)
  await press(page.getByRole('button', { name: 'Continue' }))

  // Second screen: the plan and the card.
  await expect(page).toHaveURL(/\/subscribe\?post=\d+$/)
  await expect(page.getByRole('region', { name: 'Opens after you subscribe' })).toContainText(title)
  await press(page.getByRole('button', { name: 'Start free trial' }))
  await expect(page.getByText('Demo payment: no card is charged. Don’t enter a real card number.')).toBeVisible()
  // Each card has one free trial. A wallet or a saved card needs no press to choose it.
  await press(page.getByRole('button', { name: 'Second card' }))
  const pressesToChooseCard = 1
  await press(page.getByRole('button', { name: 'Start free trial' }))

  // Third screen: the film, which plays where the browser lets it.
  await expect(page).toHaveURL(/\/content\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const video = page.locator('video')
  await expect(video).toBeAttached()
  if (await video.evaluate((element: HTMLVideoElement) => element.paused)) presses += 1
  await playFilm(page)
  expect(presses - pressesToChooseCard).toBeLessThanOrEqual(5)
  expect(presses).toBeLessThanOrEqual(7)
})

test('the lock of a film leads in a sheet over an account and a payment to the playing film @deep', async ({
  page,
}) => {
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const film = await lockedFilm(page)
  await page.goto(film)
  const lock = page.getByRole('link', { name: 'Sign In to Watch Content' })
  await expect(lock).toHaveAttribute('href', `/api/login?redirect=${film}`)
  await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
  const sheet = page.getByRole('dialog', { name: 'Start your free trial' })

  // Back closes the sheet, and the page beneath is as it was.
  await lock.click()
  await expect(sheet.getByLabel('Email')).toBeFocused()
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(lock).toBeFocused()
  await expect(page).toHaveURL(film)

  await press(lock)
  await sheet.getByLabel('Email').fill(`sheet-${Date.now()}@example.test`)
  await press(sheet.getByRole('button', { name: 'Continue' }))
  await expect(sheet.getByRole('radio', { name: /Monthly/ })).toBeChecked()
  await press(sheet.getByRole('button', { name: 'Start free trial' }))
  await sheet.getByLabel('Test card number').fill(OWN_CARD)
  await press(sheet.getByRole('button', { name: 'Start free trial' }))

  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(film)
  const video = page.locator('video')
  await expect(video).toBeAttached()
  await expect(page.getByRole('banner').getByText('Subscriber').first()).toBeVisible()
  if (await video.evaluate((element: HTMLVideoElement) => element.paused)) presses += 1
  await playFilm(page)
  expect(presses).toBeLessThanOrEqual(5)
  // The page is the first of this tab: no entry of the sheet is left to go through.
  await page.goBack()
  await expect(page).not.toHaveURL(film)
})

test('a member on another device signs in with a code in the sheet, and the film opens @deep', async ({
  page,
  demo,
}) => {
  const film = await lockedFilm(page)
  await page.goto(film)
  await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Sign In to Watch Content' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Start your free trial' })
  await sheet.getByLabel('Email').fill('subscriber@stonehunt.test')
  await page.keyboard.press('Enter')
  await expect(sheet.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(
    await mailedMatch(demo.dataDir, 'subscriber@stonehunt.test', /\d{6}(?= is your sign-in code)/),
  )
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(film)
  await playFilm(page)
})
