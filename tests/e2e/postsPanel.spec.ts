import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { existingPicture, FROM_PANEL, openPanel } from './panel.ts'
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
