import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'
import { samplePosts } from './samplePosts.ts'

const SCREENS = ['/', '/content', '/shop', '/merchandise']

for (const width of [1280, 390]) {
  test(`no layout shift while a screen loads, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await observeLayoutShifts(page)
    for (const route of [...SCREENS, '/cart', '/orders', '/api/login']) {
      await page.goto(route, { waitUntil: 'networkidle' })
      expect(await layoutShiftOf(page), route).toBeLessThan(0.005)
    }
    await signIn(page, 'subscriber@stonehunt.test')
    await leaveFilm(page)
    const own = ['/orders', '/finds', '/messages', '/watch-later', '/account']
    for (const route of [...SCREENS, '/subscribe', '/upload', ...own]) {
      await page.goto(route, { waitUntil: 'networkidle' })
      expect(await layoutShiftOf(page), `${route}, signed in`).toBeLessThan(0.005)
    }
  })
}

/** So that there is something to continue. */
async function leaveFilm(page: Page): Promise<void> {
  const films = (await (await page.request.get('/api/posts')).json()) as { id: number; videoDuration: number | null }[]
  const [longest] = films.sort((one, other) => (other.videoDuration ?? 0) - (one.videoDuration ?? 0))
  const data = { second: 12, isLeaving: true }
  expect((await page.request.put(`/api/posts/${longest?.id}/position`, { data })).status()).toBe(204)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible()
}

for (const screen of [...SCREENS, 'a post']) {
  // The first date or sorted name of Intl takes a phone a tenth of a second. Plurals need its numbers, see record 100.
  test(`${screen} starts without dates, names and sorting of Intl`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = []
      const allowed = ['Locale', 'PluralRules', 'NumberFormat']
      const names = Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name) && !allowed.includes(name))
      for (const name of names) {
        const construct = (target: new (...given: never[]) => object, given: never[]) => {
          used.push(name)
          return new target(...given)
        }
        // Some constructors can also be called without `new`.
        const apply = (target: new (...given: never[]) => object, _on: unknown, given: never[]) =>
          construct(target, given)
        const original = Reflect.get(Intl, name) as new () => object
        Object.assign(Intl, { [name]: new Proxy(original, { construct, apply }) })
      }
      const methods = [
        ...['localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase'].map((name) => [String.prototype, name] as const),
        [Number.prototype, 'toLocaleString'],
        ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map(
          (name) => [Date.prototype, name] as const,
        ),
      ] as const
      for (const [owner, name] of methods) Object.assign(owner, { [name]: () => used.push(name) })
      Object.assign(window, { used })
    })
    const [address = ''] = screen === 'a post' ? await samplePosts(page) : [screen]
    expect(address).toMatch(screen === 'a post' ? /^\/content\/\d+$/ : /^\//)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'screen')
    expect(await page.evaluate(() => Reflect.get(window, 'used') as string[])).toEqual([])
  })
}

test('on a phone a select ends before its arrow, and the filter sheet shows the result count', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchandise')
  const choice = page.getByLabel('Size & Color').first()
  await expect(choice).toHaveCSS('padding-inline-end', '36px')
  await expect(choice).toHaveCSS('field-sizing', 'content')
  await expect(choice).toHaveCSS('contain', 'inline-size')
  const wide = await choice.evaluate((field) => [field.clientWidth + 2, field.parentElement?.clientWidth])
  expect(wide[0]).toBe(wide[1])
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ results$/ })).toBeInViewport({ ratio: 1 })
})

for (const width of [1280, 700, 390]) {
  test(`a URL with a hash scrolls to an item far down, and scrolling up shifts nothing, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/merchandise')
    const last = page.locator('article[id^=item-]').last()
    const waiting = last.locator('[data-later]')
    await expect(waiting).toHaveCount(2)
    for (const part of await waiting.all())
      await expect(part).toHaveCSS('content-visibility', width < 720 ? 'auto' : 'visible')
    // The browser's autofill lays out form fields in skipped parts immediately.
    await expect(last).toHaveCSS('content-visibility', 'visible')
    await expect(waiting.locator('select, input, textarea')).toHaveCount(0)
    const id = await last.getAttribute('id')
    await page.goto('/cart')
    await observeLayoutShifts(page)
    await page.goto(`/merchandise#${id}`, { waitUntil: 'networkidle' })
    await expect(last).toBeFocused()
    await expect(last.getByRole('heading')).toBeInViewport()
    await expectNoShiftScrollingUp(page)
  })
}

for (const route of ['/shop', '/content']) {
  test(`no layout shift on a phone while ${route} is scrolled down and up`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await observeLayoutShifts(page)
    await page.goto(route, { waitUntil: 'networkidle' })
    const last = page.getByRole('main').getByRole('article').last()
    await expect(last).toHaveCSS('content-visibility', 'auto')
    await scroll(page, 400)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expectNoShiftScrollingUp(page)
  })
}

/** @param step negative scrolls up. */
async function scroll(page: Page, step: number): Promise<void> {
  for (let scrolled = 0; scrolled < 10_000; scrolled += Math.abs(step)) {
    await page.mouse.wheel(0, step)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  }
}

async function expectNoShiftScrollingUp(page: Page): Promise<void> {
  await scroll(page, -400)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await layoutShiftOf(page)).toBeLessThan(0.005)
}

test('the chosen theme applies before the first paint, on the site and on the sign-in page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const route of ['/content', '/api/login']) {
    await page.goto(route, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body)
    expect(await page.evaluate(() => document.documentElement.dataset.theme), route).toBe('dark')
  }
})

test('the header shows the signed-in user before any script runs', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test')
  // A post under the pointer is prefetched.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/content', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
  // What this member watched and saved is in no page that others get, too.
  expect(asked.filter((path) => path.startsWith('/api/')).sort()).toEqual(['/api/watch-later/ids', '/api/watching'])
})

test('a password can be shown while it is typed and hidden again', async ({ page }) => {
  await page.goto('/api/login')
  await page.getByLabel('Password').fill('hunt-the-agate')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
})

test('a visitor sees when the network is gone, and the draft survives', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test', '/content')
  await page.getByRole('link', { name: 'Inside the crystal field' }).click()
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('Is the matrix basalt?')
  await page.context().setOffline(true)
  await expect(page.getByText(/^You’re offline\./)).toBeVisible()
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('Failed to post comment. Please try again.').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Is the matrix basalt?')
})

async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function layoutShiftOf(page: Page): Promise<number> {
  // Shifts of a frame are reported after the next one; the fonts cause the last ones.
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as never as { shifts: { sum: number } }).shifts.sum
  })
}

test('the Back button shows the current cart', async ({ page }) => {
  await page.goto('/merchandise')
  await page.getByRole('article', { name: 'First Light Mug' }).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart', { exact: true })).toBeVisible()
  await page.goto('/cart')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: /Increase quantity/ }).click()
  await saved
  await page.goto('/api/login')
  await page.goBack()
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('2')
  await expect(page.getByText('$29.00').first()).toBeVisible()
})

for (const afterMs of [300, 2000]) {
  test(`interactions before hydration are replayed, scripts ${afterMs} ms late`, async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await route.continue()
    })
    await page.goto('/merchandise')
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('mug', { delay: 60 })
    await page.getByText('One size', { exact: true }).first().click()
    await page.getByText('XL', { exact: true }).first().click()
    for (const _time of ['on', 'off']) await page.getByText('L', { exact: true }).first().click()
    await expect(page).toHaveURL(/q=mug/, { timeout: 20_000 })
    await expect(page).toHaveURL(/sizes=XL%2COne\+size/, { timeout: 20_000 })
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('mug')
  })
}

test('a click during hydration is handled exactly once', async ({ page }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms = 0) => wait(work, ms || 1500)) as typeof setTimeout
  })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  await page.goto('/merchandise')
  await page
    .getByRole('article')
    .filter({ hasText: 'First Light Mug' })
    .getByRole('button', { name: 'Add to Cart' })
    .click()
  await expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
})

test('a click, a checkbox and typed text during hydration are not lost', async ({ page }) => {
  // React schedules its work with messages. Delaying them leaves hydration to the interactions.
  await page.addInitScript(() => {
    const { prototype } = MessagePort as { prototype: { postMessage: (this: unknown, message: unknown) => void } }
    const post = prototype.postMessage
    prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 1000)
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  const interactions: [interact: () => Promise<void>, effect: () => Promise<void>][] = [
    [
      () => page.getByRole('button', { name: 'Use dark colors' }).click(),
      () => expect(page.getByRole('button', { name: 'Use light colors' })).toBeVisible(),
    ],
    [
      () => mug.getByRole('button', { name: 'Add to Cart' }).click(),
      () => expect(page.getByRole('link', { name: /1 item in cart/ })).toBeVisible(),
    ],
    [() => page.getByText('One size', { exact: true }).first().click(), () => expect(page).toHaveURL(/sizes=One/)],
    [() => page.getByRole('searchbox', { name: 'Search' }).fill('mug'), () => expect(page).toHaveURL(/q=mug/)],
  ]
  for (const [interact, effect] of interactions) {
    await page.goto('/merchandise')
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)),
    )
    expect(await page.evaluate(() => document.documentElement.dataset['live'])).toBeUndefined()
    await interact()
    await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
    await effect()
  }
  await page.goto('/cart')
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
})

test('a form submitted before hydration is handled and keeps its text', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/content')
  await page.getByRole('link', { name: 'Reading a map for agate ground' }).click()
  await page.reload()
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Which valley?')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('Only subscribers can leave comments').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Which valley?')
})
