import { expect, type Page } from '@playwright/test'
import { signIn } from './people.ts'

/** What a browser says of a request that the panel's own pages make. */
export const FROM_PANEL = { 'sec-fetch-site': 'same-origin' }

/** A picture that is there already, as the pictures of a post; the page is an employee's. */
export async function somePicture(page: Page): Promise<{ media: number }[]> {
  const answer = await page.request.get('/cms/api/media?where[kind][equals]=image&limit=1&depth=0', {
    headers: FROM_PANEL,
  })
  return ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => ({ media: id }))
}

/** Signs in and waits for the panel, which is built while the site already runs. */
export async function openPanel(page: Page): Promise<void> {
  await signIn(page, 'employee@stonehunt.test', '/admin')
  await expect
    .poll(async () => (await page.request.get('/cms')).status(), { timeout: 200_000, intervals: [2000] })
    .toBe(200)
}
