import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signIn } from './people.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ROUTES = [
  '/',
  '/content',
  '/shop',
  '/merchandise',
  '/cart',
  '/orders',
  '/no-such-page',
  '/api/login',
  '/api/signup',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page breaks WCAG 2.2 AA for a signed-out visitor, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const route of ROUTES) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      expect(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('no page breaks WCAG 2.2 AA for a subscriber on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'subscriber@stonehunt.test')
  for (const route of ['/', '/content', '/subscribe', '/upload']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})

test('neither the account, the contact form nor a list of uploads breaks WCAG 2.2 AA', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const check = async (what: string) => {
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await signIn(page, 'subscriber@stonehunt.test', '/upload')
  await page.locator('input[type=file]').setInputFiles(['package.json'])
  await page.getByText('Photo Gallery').click()
  await page.locator('input[type=file]').setInputFiles(['media/demo/covers/moss-map.webp', 'README.md'])
  await expect(page.getByText('moss-map.webp')).toBeVisible()
  await check('/upload')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  await check('account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await check('delete account')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Contact us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  await check('contact')
})
