import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'

test.setTimeout(240_000)

const PARTS = [
  { role: 'editor', shows: 'Posts', hides: ['Orders', 'Comments', 'People', 'Settings'], figures: ['Posts'] },
  {
    role: 'moderator',
    shows: 'Comments',
    hides: ['Orders', 'Gear', 'People', 'Settings'],
    figures: ['Messages', 'Stones to identify'],
  },
  { role: 'shop', shows: 'Orders', hides: ['Posts', 'Comments', 'People', 'Settings'], figures: ['Shop'] },
]

for (const { role, shows, hides, figures } of PARTS) {
  test(`the panel shows the ${role} its own part @deep`, async ({ page }) => {
    await openPanel(page, `${role}@stonehunt.test`)
    await page.goto('/cms')
    const links = page.getByRole('navigation', { name: 'Everything in this panel' })
    await expect(links.getByRole('link', { name: shows, exact: true })).toBeVisible()
    for (const hidden of hides) await expect(page.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
    await expect(page.locator('.board__title')).toHaveText([...figures, 'Everything in this panel'])
    await expect(page.getByRole('link', { name: 'Email templates' })).toHaveCount(0)
    await page.goto('/cms/mail-templates')
    await expect(page.getByRole('heading', { name: 'Email templates' })).toHaveCount(0)
    await page.goto('/cms/account')
    await expect(page.getByLabel('First name')).toHaveValue('Demo')
    await expect(page.getByRole('region', { name: 'Sign-in' })).toBeVisible()
  })
}

test('a moderator reviews comments by the names that the site shows @deep', async ({ page }) => {
  await openPanel(page, 'moderator@stonehunt.test')
  await page.goto('/cms/collections/comments')
  await expect(page.getByText(/^Hunter .{4}$/).first()).toBeVisible()
  await expect(page.getByText('@stonehunt.test')).toHaveCount(0)
  await page.goto('/cms/collections/posts')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: /Create/ })).toHaveCount(0)
})
