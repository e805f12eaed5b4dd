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

/** The site's editor with a heading, an article that was searched for, and the menu of parts. */
export async function writeStory(page: Page): Promise<void> {
  await page.getByLabel(/^Story/).click()
  await page.locator('[contenteditable=true]').first().waitFor()
  const write = (text: string) => page.keyboard.type(text, { delay: 10 })
  await write('## What the gravel told us\n')
  await write('The sharper a chip, the nearer its bed. Half a mile up the wash, every stone was sharp.\n/art')
  await page.getByRole('option', { name: 'Article from the shop' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Article' }).fill('hammer')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Choose another' }).waitFor()
  await page.keyboard.press('Escape')
  await write('Then the bank gave way, and there it was.\n/')
  await page.getByRole('option', { name: 'Find card' }).waitFor()
  await scrollTo('What the gravel told us')(page)
}
