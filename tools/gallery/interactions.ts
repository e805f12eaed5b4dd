import type { Page } from '@playwright/test'

/** Puts the passage at the top, below the header of the page. */
export const scrollTo =
  (words: string) =>
  async (page: Page): Promise<void> => {
    const passage = page.getByText(words).last()
    await passage.waitFor()
    await passage.evaluate((element) => {
      element.style.scrollMarginTop = '6rem'
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    await page.waitForLoadState('networkidle')
  }

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

export async function openFirstPicture(page: Page): Promise<void> {
  await page.locator('main button:has(img)').first().click()
}

export async function subscribeTo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /trial|subscribe/i })
    .last()
    .click()
  await page
    .getByRole('heading', { name: 'Complete' })
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
}

export async function addAddress(page: Page): Promise<void> {
  const words = {
    Email: 'ada@example.test',
    Phone: '555 123 4567',
    'First name': 'Ada',
    'Last name': 'Hunter',
    'Street address': '1 Agate Road',
    City: 'Duluth',
    'ZIP / postal code': '55801',
  }
  for (const [label, word] of Object.entries(words)) await page.getByLabel(label).fill(word)
  await page.getByLabel('State').selectOption('MN')
  await page.getByRole('button', { name: /^Continue to Payment/ }).click()
  await page.getByRole('button', { name: /^Complete Payment/ }).waitFor()
}

export async function payByCard(page: Page): Promise<void> {
  await addAddress(page)
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
}
