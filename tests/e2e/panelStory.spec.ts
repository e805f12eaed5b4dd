import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { existingPicture, FROM_PANEL, openPanel } from './panel.ts'

test.setTimeout(240_000)

test('an employee writes a text with a callout and a members-only divider in the panel @deep', async ({
  page,
  browser,
}) => {
  await openPanel(page)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const title = `A story ${Date.now()}`
  const answer = await page.request.post('/cms/api/posts', {
    data: { title, type: 'gallery', images: await existingPicture(page), isSubscriberOnly: false, status: 'published' },
    headers: FROM_PANEL,
  })
  const { doc } = (await answer.json()) as { doc: { id: number } }
  await page.goto(`/cms/collections/posts/${doc.id}`)
  const body = page.locator('.rich-text-lexical').first()
  const lines = body.locator('.ContentEditable__root > p')
  await lines.first().click()
  await page.keyboard.type('Everyone reads this.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/members')
  await page.getByRole('option', { name: 'Members-only divider' }).click()
  await expect(body.getByText('Text below it is for members only.')).toBeVisible()
  await lines.nth(1).click()
  await page.keyboard.type('/callout')
  await page.getByRole('option', { name: 'Callout' }).click()
  await expect(body.getByPlaceholder('Untitled')).toHaveCount(0)
  // A block tells the form what was typed once the server has checked it.
  const checked = page.waitForResponse((response) => response.request().postData()?.includes('Bring water.') ?? false)
  await body.getByRole('textbox', { name: 'Text' }).fill('Bring water.')
  await checked
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/)).toBeVisible()

  const guest = await browser.newContext()
  const read = (await (await guest.request.get(`${new URL(page.url()).origin}/api/posts/${doc.id}`)).json()) as object
  expect(JSON.stringify(read)).toContain('Everyone reads this.')
  expect(JSON.stringify(read)).toContain('Bring water.')
  expect(read).toMatchObject({ storyCut: true })
  await page.reload()
  await expect(page.locator('.rich-text-lexical').first()).toContainText('Everyone reads this.')

  // The panel remembers it from an earlier journey.
  const isShown = (await page.getByRole('button', { name: 'Exit Live Preview' }).count()) > 0
  if (!isShown) await page.getByRole('button', { name: 'Live Preview' }).click()
  const site = page.frameLocator('iframe[title="The post on the site"]')
  await expect(site.getByText('Everyone reads this.')).toBeVisible()
  await lines.first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Not saved yet.')
  await expect(site.getByText('Everyone reads this. Not saved yet.')).toBeVisible()
  expect(problems).toEqual([])
})
