import { expect, type Locator, type Page } from '@playwright/test'

export const PASSWORD = 'hunt-the-agate'

export async function signIn(page: Page, email: string, redirect = '/', password = PASSWORD): Promise<void> {
  await page.goto(`/api/login?redirect=${encodeURIComponent(redirect)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(redirect)
}

export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    // One query: between two of them the element can be replaced.
    if (await target.and(page.locator(':focus')).count()) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused()
}

export async function signUp(page: Page): Promise<string> {
  await page.goto('/api/signup?with=password')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hunter')
  const email = `ada-${Date.now()}@example.test`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('seven banded agates')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')
  return email
}
