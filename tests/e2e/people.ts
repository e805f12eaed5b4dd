import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'hunt-the-agate'

export async function signIn(page: Page, email: string, redirect = '/'): Promise<void> {
  await page.goto(`/api/login?redirect=${encodeURIComponent(redirect)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(redirect)
}

/** Somebody new, through the sign-up page. */
export async function signUp(page: Page): Promise<void> {
  await page.goto('/api/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hunter')
  await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.test`)
  await page.getByLabel('Password').fill('seven banded agates')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')
}
