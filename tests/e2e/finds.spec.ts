import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test('a member logs a find and prints its label @deep', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test', '/finds?new')
  await page.getByLabel('Add photos').setInputFiles('media/demo/gallery/superior-macro.jpg')
  await expect(page.getByRole('img', { name: 'New, number 1' })).toBeVisible()
  await page.getByRole('textbox', { name: 'What it is' }).fill('Paint agate')
  const number = await page.getByLabel('Catalog number').inputValue()
  await page.getByRole('button', { name: 'Save this find' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paint agate' })).toBeVisible()
  await page.getByRole('link', { name: 'Print its label' }).click()
  const label = page.getByRole('listitem', { name: `Label of ${number}` })
  await expect(label.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  const { width, height } = (await label.boundingBox()) ?? { width: 0, height: 0 }
  // Millimeters, at 96 pixels per inch.
  expect([(width / 96) * 25.4, (height / 96) * 25.4].map((side) => side.toFixed(1))).toEqual(['63.5', '38.1'])
})
