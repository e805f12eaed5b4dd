import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'
import { somePosts } from './somePosts.ts'

const SCREENS = ['/', '/content', '/shop', '/merchandise']

for (const width of [1280, 390]) {
  test(`nothing jumps while a screen comes up, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const route of [...SCREENS, '/cart', '/orders', '/api/login']) {
      await page.goto(route, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), route).toBeLessThan(0.005)
    }
    await signIn(page, 'subscriber@stonehunt.test')
    for (const route of [...SCREENS, '/subscribe', '/upload']) {
      await page.goto(route, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), `${route}, signed in`).toBeLessThan(0.005)
    }
  })
}

for (const screen of [...SCREENS, 'a post']) {
  // The first use of any of it takes a phone a tenth of a second.
  test(`${screen} begins without the data of languages`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = []
      const makers = Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name) && name !== 'Locale')
      for (const name of makers) {
        const construct = (target: new (...given: never[]) => object, given: never[]) => {
          used.push(name)
          return new target(...given)
        }
        // Some of them can be called as well.
        const apply = (target: new (...given: never[]) => object, _on: unknown, given: never[]) =>
          construct(target, given)
        const maker = Reflect.get(Intl, name) as new () => object
        Object.assign(Intl, { [name]: new Proxy(maker, { construct, apply }) })
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
    const [address = ''] = screen === 'a post' ? await somePosts(page) : [screen]
    expect(address).toMatch(screen === 'a post' ? /^\/content\/\d+$/ : /^\//)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'screen')
    expect(await page.evaluate(() => Reflect.get(window, 'used') as string[])).toEqual([])
  })
}

test('on a phone a choice ends before its arrow, and the filters show at once how many results they leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchandise')
  const choice = page.getByLabel('Size & Color').first()
  await expect(choice).toHaveCSS('padding-inline-end', '36px')
  // Measured by what it shows, not by all it offers, and as wide as its place.
  await expect(choice).toHaveCSS('field-sizing', 'content')
  await expect(choice).toHaveCSS('contain', 'inline-size')
  const wide = await choice.evaluate((field) => [field.clientWidth + 2, field.parentElement?.clientWidth])
  expect(wide[0]).toBe(wide[1])
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ results$/ })).toBeInViewport({ ratio: 1 })
})

for (const width of [1280, 700, 390]) {
  test(`an address leads to an article far down the shop, and nothing jumps on the way up again, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/merchandise')
    const last = page.locator('article[id^=item-]').last()
    const waiting = last.locator('[data-later]')
    await expect(waiting).toHaveCount(2)
    for (const part of await waiting.all())
      await expect(part).toHaveCSS('content-visibility', width < 720 ? 'auto' : 'visible')
    // Browsers work out whatever there is to fill in, and all around it that waits.
    await expect(last).toHaveCSS('content-visibility', 'visible')
    await expect(waiting.locator('select, input, textarea')).toHaveCount(0)
    const id = await last.getAttribute('id')
    await page.goto('/cart')
    await watchShifts(page)
    await page.goto(`/merchandise#${id}`, { waitUntil: 'networkidle' })
    await expect(last).toBeFocused()
    await expect(last.getByRole('heading')).toBeInViewport()
    await expectCalmUpwards(page)
  })
}

for (const route of ['/shop', '/content']) {
  test(`nothing jumps on a phone on the way down ${route} and up again`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await page.goto(route, { waitUntil: 'networkidle' })
    const last = page.getByRole('main').getByRole('article').last()
    await expect(last).toHaveCSS('content-visibility', 'auto')
    await scroll(page, 400)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expectCalmUpwards(page)
  })
}

/** From one end of the page to the other. @param step down, or up when below zero. */
async function scroll(page: Page, step: number): Promise<void> {
  for (let scrolled = 0; scrolled < 10_000; scrolled += Math.abs(step)) {
    await page.mouse.wheel(0, step)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  }
}

async function expectCalmUpwards(page: Page): Promise<void> {
  await scroll(page, -400)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await shiftOf(page)).toBeLessThan(0.005)
}

test('the chosen theme stands before anything is painted, on the site and on the sign-in page', async ({ page }) => {
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

test('the header knows who is signed in before any script has run', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test')
  // A post under the pointer is fetched ahead.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/content', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a password can be looked at while it is typed, and leaves as a password', async ({ page }) => {
  await page.goto('/api/login')
  await page.getByLabel('Password').fill('hunt-the-agate')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
})

test('somebody who loses the network is told so, and finds what was typed after coming back', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test', '/content')
  await page.getByRole('link', { name: 'Inside the crystal field' }).click()
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('Is the matrix basalt?')
  await page.context().setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('Failed to post comment. Please try again.').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Is the matrix basalt?')
})

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { sum: 0 }
    Object.assign(window, { shifts: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftOf(page: Page): Promise<number> {
  // Shifts of a frame are reported after the next one; the fonts cause the last ones.
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as never as { shifts: { sum: number } }).shifts.sum
  })
}

test('the Back button brings the cart as it is now, not as it was', async ({ page }) => {
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
  test(`what is done before the program has come, ${afterMs} ms late, is done once it has`, async ({ page }) => {
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
    await expect(page).toHaveURL(/sizes=One\+size%2CXL/, { timeout: 20_000 })
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('mug')
  })
}

test('a click is neither lost nor done twice when the program comes between it and the next timer', async ({
  page,
}) => {
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

test('what is done while the program is waking up is not lost: a click, a tick and a word', async ({ page }) => {
  // React puts off its work by messages; these come late, so that only what somebody does can wake it up.
  await page.addInitScript(() => {
    const { prototype } = MessagePort as { prototype: { postMessage: (this: unknown, message: unknown) => void } }
    const post = prototype.postMessage
    prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 1000)
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
  const deeds: [deed: () => Promise<void>, effect: () => Promise<void>][] = [
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
  for (const [deed, effect] of deeds) {
    await page.goto('/merchandise')
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)),
    )
    expect(await page.evaluate(() => document.documentElement.dataset['live'])).toBeUndefined()
    await deed()
    await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
    await effect()
  }
  await page.goto('/cart')
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
})

test('a form sent before the program has come is answered, with its words kept', async ({ page }) => {
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
