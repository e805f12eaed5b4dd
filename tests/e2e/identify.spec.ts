import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

const DRY = 'media/demo/gallery/superior-macro.jpg'
const SCALE = 'media/demo/gallery/thunder-egg-four.jpg'

test('a subscriber asks about a stone, an employee answers, and its finder shows it @deep', async ({
  page,
  browser,
}) => {
  await signIn(page, 'subscriber@stonehunt.test', '/identify')
  await page.getByLabel('Dry', { exact: true }).setInputFiles(DRY)
  await page.getByLabel('With a scale', { exact: true }).setInputFiles(SCALE)
  await expect(page.getByAltText('Your stone: With a scale')).toBeVisible()
  await page.getByLabel(/Longest side/).fill('73')
  await page.getByRole('button', { name: 'Ask about this stone' }).click()
  await expect(page.getByText(/^Number \d+ in the queue$/)).toBeVisible()

  const own = (await (await page.request.get('/api/identifications')).json()) as { id: number }[]
  const name = `Banded agate ${own[0]?.id}`
  const employee = await browser.newPage()
  await signIn(employee, 'employee@stonehunt.test')
  const answered = await employee.request.post(`/api/admin/identifications/${own[0]?.id}/answer`, {
    data: { name, confidence: 'certain', reasons: 'Bands without a streak, and a waxy break.' },
  })
  expect(answered.status()).toBe(204)

  await page.reload()
  const card = page.getByRole('article', { name })
  await card.getByRole('checkbox', { name: /Show it to everyone/ }).check()
  await expect(page.getByRole('region', { name: 'Identified so far' }).getByRole('heading', { name })).toBeVisible()
  await card.getByRole('button', { name: 'Delete with its photos' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(card).toHaveCount(0)
  await employee.close()
})
