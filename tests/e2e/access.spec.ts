import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { isDeep, oneIn, today } from '../support/deep.ts'
import { test } from './demo.ts'
import { signIn } from './people.ts'
import { samplePosts } from './samplePosts.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const EVERYWHERE = ['/', '/content', '/shop', '/merchandise', '/cart', '/checkout', '/orders', '/no-such-page']
type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }
const WIDE: Look = { width: 1280, height: 900, colorScheme: 'light' }
const DARK_PHONE: Look = { width: 390, height: 844, colorScheme: 'dark' }
const ALL_LOOKS: Look[] = [WIDE, { ...WIDE, colorScheme: 'dark' }, { ...DARK_PHONE, colorScheme: 'light' }, DARK_PHONE]

/** One for each screen in `npm test`: half of the screens light on a desk, half dark on a phone. */
const looksFor = (screen: number): Look[] => (isDeep ? ALL_LOOKS : screen % 2 === 0 ? [WIDE] : [DARK_PHONE])

const VISITORS = {
  'a signed-out visitor': {
    routes: [...EVERYWHERE, '/api/login', '/api/employee-login', '/api/signup', '/api/forgot-password'],
  },
  'a member': { email: 'member@stonehunt.test', routes: [...EVERYWHERE, '/account', '/subscribe', '/upload'] },
  'a subscriber': { email: 'subscriber@stonehunt.test', routes: [...EVERYWHERE, '/account', '/subscribe', '/upload'] },
  'an employee': { email: 'employee@stonehunt.test', routes: [...EVERYWHERE, '/account', '/subscribe', '/admin'] },
}

for (const [visitor, { routes, ...account }] of Object.entries(VISITORS)) {
  const often = visitor === 'a signed-out visitor' ? '' : ' @deep'
  test(`no screen breaks WCAG 2.2 AA for ${visitor}${often}`, async ({ page }) => {
    // In its deep form, axe looks at a hundred screens for each visitor, and other journeys run beside it.
    test.setTimeout(isDeep ? 900_000 : 240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if ('email' in account) await signIn(page, account.email)
    await fillCart(page.context())
    const posts = await samplePosts(page)
    for (const [at, route] of oneIn(6, [...routes, ...posts], today).entries()) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const look of looksFor(at)) {
        await page.setViewportSize(look)
        await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
        await expectNoViolations(page, `${route} at ${look.width}, ${look.colorScheme}`)
      }
    }
    await page.request.delete('/api/cart')
  })

  test(`no screen scrolls sideways for ${visitor} at 320 pixels, nor with wide text @deep`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 640 })
    if ('email' in account) await signIn(page, account.email)
    await fillCart(page.context())
    const posts = await samplePosts(page)
    for (const route of [...routes, ...posts]) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFit(page, route)
      await page.addStyleTag({ content: SPACED })
      await expectFit(page, `${route} with the text spacing of WCAG 1.4.12`)
    }
    await page.request.delete('/api/cart')
  })
}

for (const person of ['subscriber', 'employee'])
  test(`the header has room for the site’s name beside everything the ${person} sees @deep`, async ({ page }) => {
    await signIn(page, `${person}@stonehunt.test`, '/shop')
    await fillCart(page.context())
    for (const path of ['/shop', '/de/shop']) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: /^(Logout|Abmelden)$/ })).toBeVisible()
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const name = page.getByRole('banner').getByRole('link', { name: 'Stone Hunt' })
        expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth), `${path} at ${width}`).toBe(0)
      }
    }
    await page.request.delete('/api/cart')
  })

test('a dialog, a menu, the filter sheet and the lightbox pass axe @deep', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signIn(page, 'subscriber@stonehunt.test', '/account?tab=sign-in')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expectNoViolations(page, 'the account')
  await page.getByRole('link', { name: 'Data' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await expectNoViolations(page, 'deleting the account')
  await page.keyboard.press('Escape')
  await page.goto('/upload')
  await page.locator('input[type=file]').setInputFiles(['package.json'])
  await page.getByText('Photo Gallery').click()
  await page.locator('input[type=file]').setInputFiles(['media/demo/covers/moss-map.webp', 'README.md'])
  await expect(page.getByText('moss-map.webp')).toBeVisible()
  await expectNoViolations(page, 'a list of uploads')
  await page.getByRole('button', { name: 'Contact us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  await expectNoViolations(page, 'the contact form')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchandise')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoViolations(page, 'the menu')
})

test('with forced colors every control keeps a border and a visible focus @deep', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const route of ['/', '/merchandise', '/api/login']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const borderless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input, main select, form button, form input')]
        .filter((control) => control.offsetParent !== null && getComputedStyle(control).opacity !== '0')
        .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
        // A button without a border still has its text; a field has nothing.
        .filter((control) => !control.matches('button') || !control.textContent?.trim())
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(borderless, route).toEqual([])
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline, route).not.toBe('none')
  }
})

test('with reduced motion nothing is animated @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const route of ['/', '/content', '/merchandise']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving, route).toBe(0)
  }
})

test('every element the Tab key reaches is visible and not covered by the header @deep', async ({ page }) => {
  test.setTimeout(120_000)
  for (const route of ['/', '/content', '/shop', '/merchandise', '/cart']) {
    await fillCart(page.context())
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(coveredFocus), `${route}, after ${step + 1} steps`).toBe('')
    }
  }
})

/** Runs in the page. @returns the covered element, or ''. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const middle = document.elementFromPoint(left + width / 2, top + height / 2)
  const label = focused.closest('label')
  const isVisible = middle && (focused.contains(middle) || middle.contains(focused) || label?.contains(middle))
  return isVisible ? '' : focused.outerHTML.slice(0, 160)
}

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

async function expectNoViolations(page: Page, what: string): Promise<void> {
  // Transitions and skipped rendering (`content-visibility`) would give axe colors that are never visible.
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('main article, main [data-later]'))
      part.style.contentVisibility = 'visible'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A transition of an inherited color starts only after the parent's has ended.
    const changing = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    for (let now = changing(); now.length > 0; now = changing())
      await Promise.allSettled(now.map(({ finished }) => finished))
  })
  // Legacy mode is enough, because no screen has frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual([])
}

async function expectFit(page: Page, what: string): Promise<void> {
  const tooWide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return ''
    const wide = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    return wide?.outerHTML.slice(0, 160) ?? 'the page'
  })
  expect(tooWide, what).toBe('')
}

async function fillCart(context: BrowserContext): Promise<void> {
  const items = (await (await context.request.get('/api/merchandise')).json()) as { variants: { id: number }[] }[]
  const response = await context.request.post('/api/cart', {
    data: { merchandiseVariantId: items[0]?.variants[0]?.id, quantity: 1 },
  })
  expect([201, 409]).toContain(response.status())
}
