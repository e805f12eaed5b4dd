import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { playFilm } from './playFilm.ts'

const PREMIUM = 'Opening an amethyst geode by torchlight'

test('a locked card leads over an account and a payment to the playing film @deep', async ({ page }) => {
  await page.goto('/content')
  await page.getByRole('link', { name: PREMIUM }).click()

  // First screen: the account, beside the film and what a membership costs.
  // Once scripts run, the link also says where the visitor came from.
  await expect(page).toHaveURL((url) => {
    const redirect = url.searchParams.get('redirect') ?? ''
    return url.pathname === '/api/login' && /^\/content\/\d+$/.test(redirect)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByRole('heading', { name: PREMIUM })).toBeVisible()
  await expect(page.getByText('$12.12', { exact: true })).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hunter')
  await page.getByLabel('Email').fill(`join-${Date.now()}@example.test`)
  await page.getByLabel('Password').fill('seven banded agates')
  await page.getByRole('button', { name: 'Create account' }).click()

  // Second screen: the plan and the card.
  await expect(page).toHaveURL(/\/subscribe\?post=\d+$/)
  await expect(page.getByRole('region', { name: 'Opens after you subscribe' })).toContainText(PREMIUM)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Demo payment: no card is charged. Don’t enter a real card number.')).toBeVisible()
  // Each card has one free trial.
  await page.getByRole('button', { name: 'Second card' }).click()
  await page.getByRole('button', { name: 'Start free trial' }).click()

  // Third screen: the film.
  await expect(page).toHaveURL(/\/content\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PREMIUM)
  await playFilm(page)
})
