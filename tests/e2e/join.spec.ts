import { expect, type Locator } from '@playwright/test'
import { test } from './demo.ts'
import { playFilm } from './playFilm.ts'

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
