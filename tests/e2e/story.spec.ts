import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { test } from './demo.ts'
import { signIn, tabTo } from './people.ts'

const PHOTOS = 'media/demo/gallery'
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test('an employee writes a story with the keyboard; members read it whole, visitors up to the divider @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'employee@stonehunt.test', '/admin')
  const title = `Two miles up the wash ${Date.now()}`
  const form = page.getByRole('region', { name: 'Publish Content' })
  await form.getByLabel(/^Title/).fill(title)
  await form
    .locator('input[type=file][aria-labelledby]')
    .first()
    .setInputFiles('media/demo/films/laguna-bands-growing.mp4')
  await expect(form.getByText('Upload complete').first()).toBeAttached()

  const field = form.getByLabel(/^Story/)
  await tabTo(page, field, { back: true })
  await page.keyboard.type('We left the truck at dawn.', { delay: 20 })
  const editor = form.locator('[contenteditable=true]').first()
  await expect(editor).toBeFocused()
  await expect(editor).toHaveText('We left the truck at dawn.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('What the gravel told us')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Float is **honest** and slow.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Chips')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nodules')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See the survey')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('example.com/map')
  await page.keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Enter')

  const card = await insert(page, form, 'Find card')
  await page.keyboard.type('Laguna agate')
  await page.keyboard.press('Tab')
  await page.keyboard.type('412')
  await card.getByLabel(/^Moment/).fill('0:03')
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()

  const callout = await insert(page, form, 'Note, tip or warning', 'Callout')
  await callout.getByLabel('Kind').selectOption('tip')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Spray, don’t lick.')
  await page.keyboard.press('Escape')
  await page.keyboard.type('/bre')
  await expect(page.getByRole('option', { name: 'Break' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('group', { name: 'Break' }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')

  const photo = await insert(page, form, 'Photo')
  await choose(photo, 0, ['amethyst-field.webp'])
  await page.keyboard.press('Escape')

  await insert(page, form, 'Members-only divider')
  await page.keyboard.press('Escape')
  await page.keyboard.type('The seam is under the cut bank.')
  const gallery = await insert(page, form, 'Photo gallery')
  await choose(gallery, 0, ['basalt-thin-section.webp', 'blue-sheet.webp'])
  await page.keyboard.press('Escape')
  const pair = await insert(page, form, 'Before and after')
  await choose(pair, 0, ['amethyst-field.webp'])
  await choose(pair, 1, ['basalt-thin-section.webp'])
  await page.keyboard.press('Escape')

  await expectNoViolations(page)
  await expect(form.getByText(/Uploading/)).toHaveCount(0)
  await form.getByRole('button', { name: 'Publish' }).press('Enter')
  const link = form.getByRole('link', { name: 'View post' })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''

  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'What the gravel told us' })).toBeVisible()
  await expect(main.locator('strong', { hasText: 'honest' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'survey' })).toHaveAttribute('href', 'https://example.com/map')
  await expect(main.getByText('The seam is under the cut bank.')).toBeVisible()
  await main.getByRole('button', { name: 'Watch from 0:03' }).click()
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThanOrEqual(3)
  const slider = main.getByRole('slider', { name: 'Compare: Rough and Cut' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '52% Rough, 48% Cut')
  await expectNoViolations(page)

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  await visitor.goto(address)
  await expect(visitor.getByText('We left the truck at dawn.', { exact: true })).toBeVisible()
  await expect(visitor.getByText('The rest of this story is for members.')).toBeVisible()
  await expect(visitor.getByText('The seam is under the cut bank.')).toHaveCount(0)
  await visitor.close()
})

test('a story exported as Markdown and imported again is unchanged @deep', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test', '/upload')
  await page.getByLabel(/^Story/).click()
  const editor = page.locator('[contenteditable=true]').first()
  await expect(editor).toBeFocused()
  await page.keyboard.type('## Float')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sharp **stones** come from near.')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await insert(page, main, 'Find card')
  await page.keyboard.type('Laguna agate')
  await page.getByRole('button', { name: 'Markdown', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('story.md')
  const file = await download.path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('## Float\n\nSharp **stones** come from near.')
  expect(text).toContain('"stone": "Laguna agate"')

  await editor.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(editor.getByRole('heading')).toHaveCount(0)
  await page.getByRole('button', { name: 'Markdown', exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Open a Markdown file…' }).click(),
  ])
  await chooser.setFiles({ name: 'story.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(editor.getByRole('heading', { name: 'Float' })).toBeVisible()
  await expect(editor.locator('strong', { hasText: 'stones' })).toBeVisible()
  await expect(editor.getByLabel(/^Stone/)).toHaveValue('Laguna agate')
})

/** With the keyboard: from the text to the toolbar, along it to the menu, and down to the part. */
async function insert(page: Page, form: Locator, item: string, part = item): Promise<Locator> {
  await page.keyboard.press('Alt+F10')
  const button = form.getByRole('button', { name: 'Insert' })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(button).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('menuitem', { name: item, exact: true })
  await expect(choice).toBeVisible()
  const focused = page.locator('[role=menuitem]:focus')
  // The menu opens on its first item.
  await expect(focused).toHaveCount(1)
  while (!(await choice.evaluate((element) => element === document.activeElement))) {
    const before = await focused.innerText()
    await page.keyboard.press('ArrowDown')
    await expect(focused).not.toHaveText(before)
  }
  await page.keyboard.press('Enter')
  const group = form.getByRole('group', { name: part, exact: true })
  await expect(group.locator(':focus')).toHaveCount(1)
  return group
}

async function choose(part: Locator, index: number, names: string[]): Promise<void> {
  const input = part.locator('input[type=file]').nth(index)
  await input.setInputFiles(names.map((name) => `${PHOTOS}/${name}`))
  for (const name of names) await expect(part.getByRole('button', { name: `Remove ${name}` }).last()).toBeVisible()
  await input.focus()
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
