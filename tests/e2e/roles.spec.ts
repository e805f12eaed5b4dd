import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'

test.setTimeout(240_000)

const PARTS = [
  {
    role: 'owner',
    entries: ['Home', 'Posts', 'Letters', 'Inbox', 'Members', 'Orders', 'Shop', 'Growth', 'Site', 'Settings'],
    today: ['Is everything connected?', 'Money', 'Next', 'What is broken'],
    figures: ['Membership', 'Posts', 'Shop', 'Answers'],
  },
  {
    role: 'editor',
    entries: ['Home', 'Posts', 'Letters', 'Inbox', 'Members', 'Growth', 'Site', 'Settings'],
    today: ['Next', 'What is broken'],
    figures: ['Posts'],
  },
  {
    role: 'moderator',
    entries: ['Home', 'Posts', 'Inbox', 'Members', 'Growth', 'Settings'],
    today: [],
    figures: ['Answers'],
  },
  {
    role: 'shop',
    entries: ['Home', 'Inbox', 'Members', 'Orders', 'Shop', 'Growth', 'Settings'],
    today: ['Money', 'What is broken'],
    figures: ['Shop'],
  },
]

for (const { role, entries, today, figures } of PARTS) {
  test(`the panel shows the ${role} its own part @deep`, async ({ page }) => {
    await openPanel(page, `${role === 'owner' ? 'employee' : role}@stonehunt.test`)
    await page.goto('/cms')
    await expect(page.locator('.studio-nav').getByRole('link')).toHaveText(entries)
    await expect(page.locator('.board').getByRole('heading', { level: 2 })).toHaveText(today)
    await page.goto('/cms/growth')
    await expect(page.locator('.board__title')).toHaveText(figures)
    if (role === 'owner') return
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
