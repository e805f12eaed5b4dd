import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { FROM_PANEL, gotoStarted, openPanel } from './panel.ts'
import { PASSWORD, signUp } from './people.ts'

test.setTimeout(300_000)

/** Opens an entry of the menu and one of its tabs. */
async function openEntry(page: Page, entry: string, tab?: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: entry, exact: true }).click()
  if (tab) await page.getByRole('navigation', { name: entry }).getByRole('link', { name: tab, exact: true }).click()
  const open = page
    .getByRole('navigation', { name: tab ? entry : 'Studio' })
    .getByRole('link', { name: tab ?? entry, exact: true })
  await expect(open).toHaveAttribute('aria-current', 'page')
  await page.waitForLoadState('networkidle')
}

async function save(page: Page, button = 'Save'): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/cms/api/') && ['POST', 'PATCH'].includes(response.request().method()),
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  expect((await answered).status()).toBeLessThan(300)
}

const FILM = 'media/demo/films/ridges-dawn-to-dusk.mp4'

test.beforeEach(async ({ page }) => {
  await openPanel(page)
  await gotoStarted(page, '/cms')
})

test('from Home, a film is published in five clicks @deep', async ({ page }) => {
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByRole('button', { name: /^Film/ }).click()
  await page.getByLabel(/Drop the film here/).setInputFiles({
    name: `First light ${Date.now()}.mp4`,
    mimeType: 'video/mp4',
    buffer: await readFile(FILM),
  })
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/The post is published|The post appears once its film is ready/)).toBeVisible()
})

test('from Home, a comment is answered @deep', async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage()
  await signUp(member)
  const { id } = (await (await member.request.get('/api/auth/user')).json()) as { id: number }
  const complimentaryUntil = new Date(Date.now() + 86_400_000).toISOString()
  await page.request.patch(`/cms/api/users/${id}`, { data: { complimentaryUntil }, headers: FROM_PANEL })
  const [post] = (await (await member.request.get('/api/posts')).json()) as { id: number }[]
  const asked = `Which saw is that? ${Date.now()}`
  await member.request.post(`/api/posts/${post?.id}/comments`, { data: { content: asked } })

  await openEntry(page, 'Inbox')
  await page.getByRole('listitem').filter({ hasText: asked }).getByRole('link', { name: 'Reply' }).click()
  await page.getByRole('region', { name: 'Reply' }).getByRole('textbox').fill('A ten inch trim saw.')
  await page.getByRole('button', { name: 'Approve and reply' }).click()
  await expect(page.getByText('Your reply is below the comment.')).toBeVisible()
  await member.goto(`/content/${post?.id}`)
  await expect(member.getByText('A ten inch trim saw.')).toBeVisible()
})

test('the menu leads to the price of the membership, hiding an article, a new page, a code and an invitation @deep', async ({
  page,
}) => {
  const unique = Date.now()
  await openEntry(page, 'Settings')
  const price = page.getByRole('textbox', { name: /^Monthly price/ })
  const before = await price.inputValue()
  await price.fill('14.14')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('button', { name: 'Undo Monthly price' }).click()
  await expect(price).toHaveValue(before)

  await openEntry(page, 'Shop', 'Merchandise')
  const article = page.getByRole('row').nth(1)
  await article.getByRole('button', { name: /^Hide / }).click()
  await article.getByRole('button', { name: /^Show / }).click()
  await expect(article.getByRole('button', { name: /^Hide / })).toBeVisible()

  await openEntry(page, 'Site')
  await page.getByRole('link', { name: 'Create new Page' }).click()
  await page.getByRole('textbox', { name: 'Title *' }).fill(`Field trips ${unique}`)
  await page.getByRole('textbox', { name: 'Address *' }).fill(`field-trips-${unique}`)
  await page.locator('[contenteditable="true"]').first().fill('Next summer, at the lake.')
  await save(page, 'Publish changes')

  await openEntry(page, 'Shop', 'Promo codes')
  await page.getByRole('link', { name: 'Create new Promo code' }).first().click()
  await page.getByRole('textbox', { name: 'Code *' }).fill(`AGATE${unique}`)
  await page.getByLabel(/^Percent/).fill('10')
  await save(page)

  await openEntry(page, 'Members')
  await page.getByText('Invite an employee').click()
  await page.getByLabel('Email', { exact: true }).fill(`ida-${unique}@example.test`)
  await page.getByLabel('First name', { exact: true }).fill('Ida')
  await page.getByLabel('Last name', { exact: true }).fill('Editor')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('link', { name: 'confirm that it’s you' }).click()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/collections\/users/)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(/The invitation is on its way/)).toBeVisible()

  await openEntry(page, 'Growth')
  await expect(page.getByRole('heading', { name: /Why members canceled/ })).toBeVisible()
})

test('a letter is sent from the menu @deep', async ({ page }) => {
  await openEntry(page, 'Letters')
  await page.getByRole('link', { name: 'Create new Letter' }).click()
  await page.getByRole('textbox', { name: 'Subject *' }).fill(`Winter hunts ${Date.now()}`)
  await page.locator('[contenteditable="true"]').first().fill('We are back at the lake in December.')
  await save(page)
  await expect(page.getByRole('button', { name: /^Email this letter/ })).toBeVisible()
})

test('the “?” of a page leads to its section of the help, with its picture @deep', async ({ page }) => {
  await gotoStarted(page, '/cms/collections/orders')
  const [help] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Help for this page, in a new tab' }).click(),
  ])
  await expect(help).toHaveURL('/cms/help/the-shop#orders')
  await expect(help.getByRole('heading', { name: 'Orders', exact: true })).toBeInViewport()
  const picture = help.getByRole('article').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await help.goto('/cms/help/no-such-page')
  await expect(help.getByRole('heading', { level: 1 })).not.toHaveText('The shop')
})

test('no view of the studio scrolls sideways on a phone, and its buttons have room for a finger @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lists = ['posts', 'letters', 'comments', 'users', 'orders', 'products', 'pages']
  const views = [
    '',
    '/inbox',
    '/growth',
    '/settings',
    '/offers',
    '/help',
    '/help/the-shop',
    '/collections/posts/create',
  ]
  for (const path of [...views, ...lists.map((list) => `/collections/${list}`)]) {
    await gotoStarted(page, `/cms${path}`)
    const measured = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [
        ...document.querySelectorAll(
          '.studio-tabs a, .list-filters a, .moderation :is(a, button), .app-header :is(a, button), .btn',
        ),
      ]
        .map((element) => ({ name: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height < 43.5)
        .map(({ name }) => name),
    }))
    expect(measured, path).toEqual({ width: 390, small: [] })
  }
})
