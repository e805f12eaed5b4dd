import { expect, type Page } from '@playwright/test'
import { signIn } from './people.ts'

export const FROM_PANEL = { 'sec-fetch-site': 'same-origin' }

/** Requires an employee's session. */
export async function existingPicture(page: Page): Promise<{ media: number }[]> {
  const answer = await page.request.get('/cms/api/media?where[kind][equals]=image&limit=1&depth=0', {
    headers: FROM_PANEL,
  })
  return ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => ({ media: id }))
}

/** A click on a link can be lost while Payload's panel starts: it renders again once it knows who is signed in. */
export async function gotoStarted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Waits until the panel has been built. */
export async function openPanel(page: Page, email = 'employee@stonehunt.test'): Promise<void> {
  await signIn(page, email, '/admin')
  await expect
    .poll(async () => (await page.request.get('/cms')).status(), { timeout: 200_000, intervals: [2000] })
    .toBe(200)
}
