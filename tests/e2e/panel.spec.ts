import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, type Request } from '@playwright/test'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { test } from './demo.ts'
import { FROM_PANEL, gotoStarted, openPanel, existingPicture } from './panel.ts'
import { signUp } from './people.ts'

test.setTimeout(240_000)

async function buy(page: Page, dataDir: string): Promise<string> {
  const { stripe } = JSON.parse(await readFile(`${dataDir}/demo.json`, 'utf8')) as {
    stripe: { apiBase: string; secretKey: string }
  }
  const items = (await (await page.request.get('/api/merchandise')).json()) as {
    variants: { id: number; inStock: boolean }[]
  }[]
  const variant = items.flatMap(({ variants }) => variants).find(({ inStock }) => inStock)
  await page.request.post('/api/cart', { data: { merchandiseVariantId: variant?.id, quantity: 1 } })
  const started = await page.request.post('/api/checkout/create-payment', {
    data: {
      customerInfo: { email: 'panel@example.test', phone: '555-123-4567' },
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Hunter',
        street: '1 Agate Road',
        city: 'Duluth',
        state: 'MN',
        country: 'US',
        zipCode: '55801',
      },
      useSameAddress: true,
    },
  })
  const { clientSecret, orderReference } = (await started.json()) as { clientSecret: string; orderReference: string }
  await page.request.post(`${stripe.apiBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    form: { payment_method: 'pm_card_visa' },
  })
  return orderReference
}

test('Home shows today, Growth shows figures, and the sync previews its changes', async ({ page }) => {
  await openPanel(page)
  await page.goto('/cms')
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(/Last 30 days \$[\d,.]+ · 30 days before \$/)
  await expect(page.getByRole('region', { name: 'Next' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is broken' })).toBeVisible()
  await page.goto('/cms/growth')
  await expect(page.getByRole('heading', { name: 'Membership', exact: true })).toBeVisible()
  await expect(page.getByText('Paying members')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best sellers, 30 days' })).toBeVisible()
  await page.goto('/cms/collections/merchandise')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(page.getByText(/Nothing would change|New \(|Changed \(/)).toBeVisible({ timeout: 30_000 })
  await page.goto('/cms/mail-templates')
  await expect(page.getByRole('heading', { name: 'Membership ended unpaid' })).toBeVisible()
})

test('an employee who chose German reads the panel, also its tabs’ titles, in German', async ({ page }) => {
  await openPanel(page)
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: `${cookieNames(url).prefix}-lng`, value: 'de', url }])
  for (const [path, name] of [
    ['/cms/growth', 'Wachstum'],
    ['/cms/inbox', 'Eingang'],
    ['/cms/api-keys', 'API-Schlüssel'],
  ] as const) {
    await gotoStarted(page, path)
    await expect(page).toHaveTitle(`${name} · Stone Hunt`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Suchen' }).fill('geld zurück')
  await expect(page.getByRole('option', { name: /Bestellung erstatten/ })).toBeVisible()
})

test('the panel’s menu is beside the page before and after its scripts run', async ({ page, browser }) => {
  await openPanel(page)
  const reader = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  for (const opened of [page, await reader.newPage()]) {
    await opened.setViewportSize({ width: 1280, height: 800 })
    await gotoStarted(opened, '/cms/collections/orders')
    const entry = await opened
      .getByRole('navigation', { name: 'Studio' })
      .getByRole('link', { name: 'Shop' })
      .boundingBox()
    const heading = await opened.getByRole('heading', { name: 'Orders' }).boundingBox()
    expect(entry).toMatchObject({ x: 20 })
    expect(heading).toMatchObject({ x: 335 })
  }
})

test('an employee approves a pending comment, two clicks from Home @deep', async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage()
  await signUp(member)
  await openPanel(page)
  const { id } = (await (await member.request.get('/api/auth/user')).json()) as { id: number }
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await page.request.patch(`/cms/api/users/${id}`, {
    data: { complimentaryUntil: until },
    headers: FROM_PANEL,
  })
  const [post] = (await (await member.request.get('/api/posts')).json()) as { id: number }[]
  const words = `A first comment ${Date.now()}`
  await member.request.post(`/api/posts/${post?.id}/comments`, { data: { content: words } })

  await gotoStarted(page, '/cms')
  await page.getByRole('navigation').getByRole('link', { name: 'Inbox', exact: true }).click()
  await expect(page).toHaveURL(/inbox/)
  const waiting = page.getByRole('listitem').filter({ hasText: words })
  await waiting.getByRole('link', { name: 'Comment to review' }).focus()
  await page.keyboard.press('a')
  await expect(page.getByText('Approved. Everyone can see it now.')).toBeVisible()
  await member.goto(`/content/${post?.id}`)
  await expect(member.getByText(words)).toBeVisible()
})

test('the panel’s scripts are kept by an employee’s browser, and by nobody else @deep', async ({ page, browser }) => {
  await openPanel(page)
  await gotoStarted(page, '/cms')
  const script = (await page.locator('script[src*="/_next/static/"]').first().getAttribute('src')) ?? ''
  const keptBy = async (visitor: Page, address: string) => {
    const answer = await visitor.request.get(address)
    return [answer.status(), answer.headers()['cache-control']]
  }
  expect(await keptBy(page, script)).toEqual([200, 'private, max-age=31536000, immutable'])
  expect(await keptBy(page, '/cms')).toEqual([200, expect.stringContaining('no-store')])
  expect(await keptBy(page, '/_next/static/chunks/0123456789.js')).toEqual([404, expect.stringContaining('no-store')])
  const visitor = await (await browser.newContext()).newPage()
  expect(await keptBy(visitor, script)).toEqual([401, 'no-store'])
})

test('an employee refunds part of an order', async ({ page, browser, demo }) => {
  const buyer = await (await browser.newContext()).newPage()
  const reference = await buy(buyer, demo.dataDir)
  await openPanel(page)
  await gotoStarted(page, '/cms/collections/orders')
  const filters = page.getByRole('navigation', { name: 'Filter orders' })
  await filters.getByRole('link', { name: 'To do' }).click()
  await expect(filters.getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page')
  await expect(filters.getByRole('link', { name: 'Paid' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Ada Hunter')
  const order = await page.getByRole('link', { name: reference }).getAttribute('href')
  await gotoStarted(page, order ?? '')
  await page.getByRole('button', { name: 'Refund part' }).click()
  const form = page.getByRole('group', { name: 'Refund part' })
  await form.getByLabel(/^Amount/).fill('5.00')
  await form.getByLabel(/^Reason/).fill('Scratched mug')
  await form.getByRole('button', { name: 'Refund part' }).click()
  await expect
    .poll(
      async () =>
        ((await (await buyer.request.get(`/api/orders/${reference}`)).json()) as { refunded: string }).refunded,
    )
    .toBe('5.00')
  await expect(page.getByText('$5.00 refunded: Scratched mug')).toBeVisible()
})

async function addPost(page: Page, title: string): Promise<number> {
  const answer = await page.request.post('/cms/api/posts', {
    data: { title, type: 'gallery', images: await existingPicture(page), isSubscriberOnly: true, status: 'published' },
    headers: FROM_PANEL,
  })
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

test('an employee previews a post while editing it, and sees who can watch it @deep', async ({ page }) => {
  await openPanel(page)
  const title = `A ledge ${Date.now()}`
  await page.goto(`/cms/collections/posts/${await addPost(page, title)}`)
  const audience = page.getByRole('status', { name: 'Who sees this post' })
  await expect(audience).toContainText('Subscribers can watch it.')
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const site = page.frameLocator('iframe[title="The post on the site"]')
  await expect(site.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('textbox', { name: 'Title *' }).fill(`${title}, again`)
  await expect(site.getByRole('heading', { name: `${title}, again` })).toBeVisible()
  await page.getByLabel('Subscribers only').uncheck()
  await expect(audience).toContainText('Everyone can watch it.')
  await page.getByRole('button', { name: 'Save' }).click()
  // The preview shows unsaved words, too.
  await expect(page.getByText(/successfully/)).toBeVisible()
  await expect(site.getByRole('heading', { name: `${title}, again` })).toBeVisible()

  await page.reload()
  await expect(site.getByRole('heading', { name: `${title}, again` })).toBeVisible()
})

test('lists show pictures and have filters @deep', async ({ page }) => {
  await openPanel(page)
  for (const list of ['posts', 'merchandise', 'products']) {
    await page.goto(`/cms/collections/${list}`)
    const picture = page.getByRole('row').locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await page.goto('/cms/collections/orders')
  const filters = page.getByRole('navigation', { name: 'Filter orders' })
  await expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await filters.getByRole('link', { name: 'Needs attention' }).click()
  await expect(filters.getByRole('link', { name: 'Needs attention' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/cms/settings')
  await expect(page.getByLabel('Member discount')).toHaveValue('10')
})

test('an employee enters a price in dollars, and half a cent is rejected @deep', async ({ page }) => {
  await openPanel(page)
  const name = `Sieve ${Date.now()}`
  await page.goto('/cms/collections/products/create')
  await expect(page.getByRole('heading', { level: 1, name: 'New gear' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  const price = page.getByLabel('Price in US dollars')
  const refusal = page.getByText('Please enter an amount such as 12.34').first()
  // The form-state requests of typing are answered after the one of saving.
  const isQuestion = (request: Request) => request.method() === 'POST' && request.url().endsWith('/create')
  await page.route('**/products/create', async (route) => {
    if (isQuestion(route.request())) await expect(refusal).toBeVisible()
    await route.continue()
  })
  const question = page.waitForRequest(isQuestion)
  const answer = page.waitForResponse((response) => isQuestion(response.request()))
  await price.fill('64.505')
  await question
  await page.getByRole('button', { name: 'Save' }).click()
  await answer
  await page.waitForLoadState('networkidle')
  await expect(refusal).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    const [label, said] = [await page.getByText('Price in US dollars').boundingBox(), await refusal.boundingBox()]
    expect(said?.y, 'what is wrong stands below the name of the field').toBeGreaterThanOrEqual(
      (label?.y ?? NaN) + (label?.height ?? NaN),
    )
  }).toPass()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.unrouteAll({ behavior: 'wait' })
  await price.fill('64.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  await expect(price).toHaveValue('64.50')
  await page.goto('/cms/collections/products')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('$64.50')
})

test('Home and Growth have a text version of their charts and fit a phone @deep', async ({ page, browser, demo }) => {
  await buy(await (await browser.newContext()).newPage(), demo.dataDir)
  await openPanel(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await gotoStarted(page, '/cms')
  await page.getByText('Day by day of the money that came in').click()
  const money = page.getByRole('table', { name: 'Money that came in, added up day by day' })
  await expect(money.getByRole('row')).toHaveCount(31)
  await expect(money.getByRole('row').nth(1)).toContainText(/\$\d.*\$\d/)
  await expectToFit()
  await gotoStarted(page, '/cms/growth')
  await page.getByText('All 12 weeks: Sales per week').click()
  const sales = page.getByRole('table', { name: 'Sales per week' })
  await expect(sales.getByRole('row')).toHaveCount(12)
  await expect(sales.getByRole('row').first()).toContainText(/Week of .*\$\d/)
  await expectToFit()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`our panel components pass axe, ${colorScheme} @deep`, async ({ page, browser, demo }) => {
    const reference = await buy(await (await browser.newContext()).newPage(), demo.dataDir)
    await page.emulateMedia({ colorScheme })
    await openPanel(page)
    const look = async (...parts: string[]) => {
      const axe = new AxeBuilder({ page })
      for (const part of parts) {
        await expect(page.locator(part).first()).toBeVisible()
        axe.include(part)
      }
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }
    await page.goto('/cms')
    await look('.board')
    await page.goto('/cms/growth')
    await look('.growth')
    await page.goto('/cms/collections/comments')
    await look('.list-filters', '.moderation', '.state')
    await page.goto('/cms/collections/merchandise')
    await look('.sync', '.picture', '.cell-title')
    await page.goto('/cms/collections/orders')
    await page.getByRole('link', { name: reference }).click()
    await page.getByRole('button', { name: 'Refund part' }).click()
    await look('.order-desk')
    await page.goto('/cms/mail-templates')
    await page.getByRole('button', { name: 'Membership ended unpaid' }).click()
    await expect(page.locator('iframe[title="Your membership has ended"]')).toBeVisible()
    // The frame is sandboxed, so axe cannot run inside it.
    await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))
    await look('.mail-templates')
    await page.goto('/cms/settings')
    await expect(page.getByLabel('Member discount')).toBeVisible()
    await look('.settings')
  })
}
