import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'

test.setTimeout(300_000)

/** Saves what is open in the panel. */
async function save(page: Page, button = 'Save'): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/cms/api/') && ['POST', 'PATCH'].includes(response.request().method()),
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  expect((await answered).status()).toBeLessThan(300)
}

/** The panel sends each change to the server for a check, whose late answer would hide what a save has found. */
async function fill(page: Page, field: Locator, value: string): Promise<void> {
  const { pathname } = new URL(page.url())
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === pathname,
  )
  await field.fill(value)
  await checked
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('the owner changes the name, a color, a page and the menu, and a visitor sees it @deep', async ({
  page,
  browser,
}) => {
  await openPanel(page)

  await page.goto('/cms/globals/brand')
  await fill(page, page.getByLabel('Site name'), 'Agate Alley')
  await page.getByRole('button', { name: 'Colors' }).click()
  const color = page.getByLabel('Main actions', { exact: true }).first()
  await fill(page, color, '#ff9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/White text on #ff9 has a contrast of 1\.0:1/).first()).toBeVisible()
  await fill(page, color, '#17558c')
  await save(page)

  await page.goto('/cms/collections/pages/create')
  await page.getByLabel('Title').first().fill('Find us')
  await page.getByLabel('Address').fill('find-us')
  await page.locator('.rich-text-lexical .ContentEditable__root > p').first().click()
  await page.keyboard.type('Park at the quarry.')
  await page.getByLabel('Show in footer').check()
  await save(page, 'Publish changes')

  await page.goto('/cms/globals/navigation')
  await page.getByRole('button', { name: 'Add Link' }).click()
  await page.getByLabel('Words').fill('Directions')
  await page.getByLabel('Address').fill('/find-us')
  await save(page)

  const visitor = await (await browser.newContext({ colorScheme: 'light' })).newPage()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle('Agate Alley')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Agate Alley' })).toBeVisible()
  const button = visitor.getByRole('banner').getByRole('link', { name: 'Subscribe' }).first()
  await expect(button).toHaveCSS('background-color', 'rgb(23, 85, 140)')
  await expectAccessible(visitor)
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Directions' }).click()
  await expect(visitor).toHaveURL('/find-us')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Find us' })).toBeVisible()
  await expect(visitor).toHaveTitle('Find us | Agate Alley')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Find us' })).toBeVisible()

  // The same as the server renders it, before any script has run.
  const answer = await visitor.request.get('/find-us')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Park at the quarry')
  await visitor.reload()
  await expect(visitor.getByText('Park at the quarry.')).toBeVisible()
  await expectAccessible(visitor)
})
