import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { existingPicture, FROM_PANEL, gotoStarted, openPanel } from './panel.ts'
import { PASSWORD, signUp } from './people.ts'

test.setTimeout(240_000)

async function addGallery(page: Page, fields: object): Promise<number> {
  const answer = await page.request.post('/cms/api/posts', {
    data: { type: 'gallery', images: await existingPicture(page), isSubscriberOnly: false, ...fields },
    headers: FROM_PANEL,
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

async function chooseStatus(page: Page, label: string): Promise<void> {
  await page.locator('#field-status').getByRole('combobox').click()
  await page.getByRole('option', { name: label, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
}

const statusFor = async (visitor: Page, id: number) => (await visitor.request.get(`/api/posts/${id}`)).status()

test('a post is drafted, scheduled, published, corrected and restored @deep', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  await openPanel(page)
  const title = `The quiet wash ${Date.now()}`
  const id = await addGallery(page, { title, status: 'draft' })
  await page.goto(`/cms/collections/posts/${id}`)
  await expect(page.getByRole('status', { name: 'Who sees this post' })).toContainText('Only its author and employees')
  expect(await statusFor(visitor, id)).toBe(404)

  await chooseStatus(page, 'Scheduled')
  const publishAt = page.locator('#field-publishAt input')
  await publishAt.fill('01/15/2099 9:00 AM')
  await publishAt.press('Enter')
  await page.getByRole('textbox', { name: 'Title *' }).click()
  await save(page)
  expect(await statusFor(visitor, id)).toBe(404)

  await chooseStatus(page, 'Published')
  await save(page)
  await visitor.goto(`/content/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('textbox', { name: 'Title *' }).fill('A wrong correction')
  await save(page)
  await page.goto(`/cms/collections/posts/${id}/versions`)
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(new RegExp(`/cms/collections/posts/${id}$`))
  await expect(page.getByRole('textbox', { name: 'Title *' })).toHaveValue(title)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a duplicate is a draft, and the original is unchanged @deep', async ({ page }) => {
  await openPanel(page)
  const title = `Twin geodes ${Date.now()}`
  const id = await addGallery(page, { title, status: 'published' })
  await page.goto(`/cms/collections/posts/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('textbox', { name: 'Title *' })).toHaveValue(`Copy of ${title}`)
  await expect(page.locator('#field-status')).toContainText('Draft')
  const original = (await (await page.request.get(`/api/posts/${id}`)).json()) as object
  expect(original).toMatchObject({ title, status: 'published' })
})

test('a photo of the post becomes its cover @deep', async ({ page }) => {
  await openPanel(page)
  const id = await addGallery(page, { title: `Cover me ${Date.now()}`, status: 'published' })
  await page.goto(`/cms/collections/posts/${id}`)
  await page.getByText('Choose the cover from the photos').click()
  await page.getByRole('button', { name: 'Use photo 1 as the cover' }).click()
  await expect(page.getByText('Cover chosen. Save the post to use it.')).toBeVisible()
  await save(page)
  const post = (await (await page.request.get(`/api/posts/${id}`)).json()) as { coverImageUrl: string | null }
  expect(post.coverImageUrl).toMatch(/^\/media\//)
})

test('the German version is named while its section is closed, and its preview shows the German page @deep', async ({
  page,
}) => {
  await openPanel(page)
  const id = await addGallery(page, { title: `Two tongues ${Date.now()}`, status: 'published' })
  await page.goto(`/cms/collections/posts/${id}`)
  const section = page.locator('.german-label')
  await expect(section).toHaveText('German version: none')
  await page.locator('.collapsible', { has: section }).last().locator('.collapsible__toggle').first().click()
  await expect(page.getByRole('button', { name: 'Preview in German' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'German title' }).fill('Zwei Zungen')
  await expect(section).toHaveText('German version: Zwei Zungen')
  await expect(section.locator('[lang=de]')).toHaveText('Zwei Zungen')
  await save(page)
  await page.getByRole('button', { name: 'Preview in German' }).click()
  const preview = page.frameLocator('iframe[title="The post on the site"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Zwei Zungen' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview the original' }).click()
  await expect(preview.getByRole('heading', { level: 1, name: /^Two tongues/ })).toBeVisible()
})

/** A second person with the rights of an employee. */
async function signUpEmployee(employee: Page, page: Page): Promise<string> {
  const email = await signUp(page)
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number }
  await employee.request.post('/api/confirm-password', { data: { password: PASSWORD } })
  const answer = await employee.request.patch(`/cms/api/users/${id}`, {
    data: { role: 'owner' },
    headers: FROM_PANEL,
  })
  expect(answer.status()).toBe(200)
  return email
}

test('a second editor sees who is editing a post, and neither loses anything @deep', async ({ page, browser }) => {
  await openPanel(page)
  const id = await addGallery(page, { title: `Two editors ${Date.now()}`, status: 'published' })
  const second = await (await browser.newContext()).newPage()
  await signUpEmployee(page, second)

  await page.goto(`/cms/collections/posts/${id}`)
  const locked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/${id}`),
  )
  await page.getByRole('textbox', { name: 'Title *' }).fill('Half a sentence')
  await locked
  await second.goto(`/cms/collections/posts/${id}`)
  const notice = second.getByRole('dialog')
  await expect(notice).toContainText('employee@stonehunt.test')
  await notice.getByRole('button', { name: 'View read-only' }).click()
  await expect(second.locator('#field-title')).toBeDisabled()

  await save(page)
  await second.reload()
  await expect(second.locator('#field-title')).toHaveValue('Half a sentence')
})

test('a story begins with its title, saves by itself, and is published from one sheet @deep', async ({
  page,
  browser,
}) => {
  await openPanel(page)
  await gotoStarted(page, '/cms/collections/posts')
  await page.getByRole('link', { name: 'Create new Post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible()
  await page.getByRole('button', { name: /^Story/ }).click()
  const title = `A quiet morning ${Date.now()}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Film', exact: true })).toHaveCount(0)

  await page.locator('.rich-text-lexical').first().locator('.ContentEditable__root > p').first().click()
  const words = `Fog over the creek ${Date.now()}`
  await page.keyboard.type(words)
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible({ timeout: 20_000 })
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await page.reload()
  await expect(page.locator('.rich-text-lexical').first()).toContainText(words)

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(sheet.getByText('A cover, which is the picture of a story, or photos (needed)')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Add it in “Find & place”' }).click()
  await expect(page.locator('#field-place__state')).toBeVisible()

  const [cover] = await existingPicture(page)
  const changed = await page.request.patch(`/cms/api/posts/${id}`, {
    data: { cover: cover?.media },
    headers: FROM_PANEL,
  })
  expect(changed.status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await sheet.getByLabel('Everyone', { exact: true }).check()
  await expect(sheet.getByText(/turned on notifications/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The post is published.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/content/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
  await expect(visitor.getByText(/preparing this video/)).toHaveCount(0)
})

test('a film begins with its file, and its fields are in tabs @deep', async ({ page }) => {
  await openPanel(page)
  await gotoStarted(page, '/cms/collections/posts/create')
  await page.getByRole('button', { name: /^Film/ }).click()
  await page.getByLabel('Drop the film here, or choose it.').setInputFiles('media/demo/films/crystal-field.mp4')
  await expect(page.getByRole('heading', { level: 1, name: 'Crystal field' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/posts\/\d+$/)
  await expect(page.locator('#field-status')).toContainText('Draft')
  for (const [tab, field] of [
    ['Film', '#field-video'],
    ['Find & place', '#field-place__state'],
    ['Sharing', '#field-seo__title'],
    ['Write', '#field-title'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(page.locator(field)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Publish…' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Captions, for people who don’t hear the film')).toBeVisible()
  await sheet.getByLabel('Later').check()
  await sheet.getByLabel('Publish at').fill('2099-01-15T09:00')
  await sheet.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('The post is scheduled.')).toBeVisible()
  await expect(page.locator('#field-status')).toContainText('Scheduled')
})

test('a draft that was changed in another tab is not overwritten unnoticed @deep', async ({ page, context }) => {
  await openPanel(page)
  const id = await addGallery(page, { title: `Two tabs ${Date.now()}`, status: 'draft' })
  const other = await context.newPage()
  await gotoStarted(page, `/cms/collections/posts/${id}`)
  await gotoStarted(other, `/cms/collections/posts/${id}`)
  await page.getByRole('textbox', { name: 'Title *' }).fill('Of the first tab')
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible({ timeout: 20_000 })
  await other.getByRole('textbox', { name: 'Title *' }).fill('Of the second tab')
  await expect(other.getByRole('dialog')).toContainText(/modified|changed|reload/i)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title *' })).toHaveValue('Of the first tab')
})

test('captions are dropped as SRT, with a language from a list @deep', async ({ page }) => {
  await openPanel(page)
  await gotoStarted(page, '/cms/collections/captions/create')
  await page.getByLabel('Drop an SRT or VTT file here, or choose it.').setInputFiles({
    name: 'film.srt',
    mimeType: 'application/x-subrip',
    // “Grün” in Windows-1252.
    buffer: Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\nGr\xFCn\r\n', 'latin1'),
  })
  await expect(page.getByRole('textbox', { name: 'Captions *' })).toHaveValue(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGrün\n',
  )
  const language = page.locator('#field-language')
  await language.getByRole('combobox').click()
  await page.getByRole('option', { name: 'German', exact: true }).click()
  await expect(language).toContainText('German')
})
