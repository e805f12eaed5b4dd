import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'
import { signUp } from './people.ts'

test.setTimeout(240_000)

test('the owner changes a price and the wording of an email; visitors and their mailbox have both @deep', async ({
  page,
  browser,
  demo,
}) => {
  await openPanel(page)
  await page.goto('/cms/settings')
  await page.getByLabel('Monthly price').fill('13.37')
  await page.getByRole('textbox', { name: /^Standard, United States/ }).fill('-1')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Please enter an amount from $0.00 to $999.99.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Standard, United States/ }).fill('6.49')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Saved. The site uses it now.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monthly price')).toHaveValue('13.37')
  await expect(page.getByRole('cell', { name: '$12.12 (an earlier price)' })).toBeVisible()

  await page.goto('/cms/mail-templates')
  await page.getByRole('button', { name: 'Confirm an email address' }).click()
  const subject = `Rocks ahead ${Date.now()}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Text', { exact: true }).fill('Dear {frstName},\n\n{link}')
  await expect(page.getByText(/\{frstName\} isn’t a placeholder here/)).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('One click and we are off.\n\n{link}')
  await expect(page.locator(`iframe[title="${subject}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Save wording' }).click()
  await expect(page.getByText('Saved. The next email uses it.').first()).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('$13.37 per month')).toBeAttached()
  await signUp(visitor)
  await visitor.goto('/subscribe')
  await expect(visitor.getByText('$13.37').first()).toBeVisible()
  await expect(visitor.getByText(/first \$13\.37 after the 7-day free trial/)).toBeVisible()
  const outbox = `${demo.dataDir}/outbox`
  await expect
    .poll(async () => {
      const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(`${outbox}/${name}`, 'utf8')))
      return mails.some((mail) => mail.includes(subject) && mail.includes('One click and we are off.'))
    })
    .toBe(true)

  await page.getByRole('button', { name: 'Back to default' }).click()
  await expect(page.getByText('The standard wording is back.').first()).toBeVisible()
  // The demo of this worker is also that of other journeys.
  const data = { monthly_price_cents: '1212', shipping_us_cents: '599' }
  expect((await page.request.put('/api/admin/settings', { data })).status()).toBe(200)
})
