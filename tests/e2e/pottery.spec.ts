import { expect, type Page } from '@playwright/test'
import { LANGUAGES, inLanguage } from '#contracts/shared/languages.ts'
import { SCREEN_PATHS, type ScreenPath } from '#contracts/platform/sitePaths.ts'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test.use({ as: 'pottery' })

/** Words that another creator’s site must not show, in either language. */
const STONES =
  /stone ?hunt|agate|geode|\bhunt|\bstones?\b|Steinsuch|\bSteine?n?\b|Fundbuch|\bFunde?n?\b|\bAchat|\bfinds\b|\b(?:a|my|this|your) find\b/i
const PASSWORD = 'open-the-kiln'
const SERVER_PAGES = ['login', 'signup', 'signup?with=password', 'forgot-password', 'employee-login', 'reset-password']
const FILES = ['feed.xml', 'manifest.webmanifest', 'de/manifest.webmanifest', 'merchant-feed.xml']

test('no screen of a potter’s site says what a stone hunter says', async ({ page }) => {
  test.setTimeout(600_000)
  for (const who of ['nobody', 'member', 'subscriber']) {
    if (who !== 'nobody') await signIn(page, `${who}@kilnandclay.test`, '/', PASSWORD)
    for (const language of LANGUAGES)
      for (const path of [...(await screenAddresses(page)), '/about', '/nowhere']) {
        const answer = await page.goto(inLanguage(language, path), { waitUntil: 'networkidle' })
        // The parts that are off aren't found.
        expect.soft([200, 404], `${who} ${language} ${path}`).toContain(answer?.status())
        expect.soft(await said(page), `${who} ${language} ${path}`).toEqual([])
      }
    await page.context().clearCookies()
  }
})

test('no sign-in page of a potter’s site says what a stone hunter says, in either language', async ({ page }) => {
  for (const language of LANGUAGES)
    for (const name of SERVER_PAGES) {
      const answer = await page.goto(`/api/${name}${name.includes('?') ? '&' : '?'}language=${language}`)
      expect.soft(answer?.status(), `${language} ${name}`).toBe(200)
      expect.soft(await said(page), `${language} ${name}`).toEqual([])
    }
})

test('no feed and no manifest of a potter’s site says what a stone hunter says', async ({ request }) => {
  for (const name of FILES) {
    const answer = await request.get(`/${name}`)
    expect.soft(answer.status(), name).toBe(200)
    const text = await answer.text()
    expect.soft(text.match(STONES), name).toBeNull()
  }
})

test('no email of a potter’s site says what a stone hunter says', async ({ page }) => {
  await signIn(page, 'employee@kilnandclay.test', '/', PASSWORD)
  const wordings = (await (await page.request.get('/api/admin/mail-wordings')).json()) as Wording[]
  expect(wordings.length).toBeGreaterThan(50)
  for (const { key, subject, title, body } of wordings) {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const data = { subject, title, body }
    const answer = await page.request.post(`/api/admin/mail-wordings/${key}/preview`, { data, headers })
    expect(answer.status(), key).toBe(200)
    const { subject: written, html } = (await answer.json()) as { subject: string; html: string }
    expect.soft(`${written} ${html.replace(/<[^>]*>/g, ' ')}`.match(STONES), key).toBeNull()
  }
})

type Wording = { key: string; subject: string; title: string; body: string }

/** Texts of the page, its attributes and its structured data that have such a word. */
async function said(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent ?? '',
    )
    return [document.title, ...document.body.innerText.split('\n'), ...attributes, ...data]
  })
  // Addresses such as /finds are the same on every site.
  return [...new Set(texts.map((text) => text.replace(/https?:\/\/[^\s"]*/g, '')).filter((text) => STONES.test(text)))]
}

/** The address of every screen, with the first post or product for its parameter. */
async function screenAddresses(page: Page): Promise<string[]> {
  const first = async (list: string) => {
    const found = (await (await page.request.get(list)).json()) as { id: number }[]
    expect(found, list).not.toEqual([])
    return String(found[0]?.id)
  }
  const parameters: Partial<Record<ScreenPath, string>> = {
    '/content/:id': await first('/api/posts'),
    '/shop/:article': await first('/api/products'),
  }
  return SCREEN_PATHS.flatMap((path) => {
    if (!path.includes(':')) return [path]
    const value = parameters[path]
    return value === undefined ? [] : [path.replace(/:\w+/, value)]
  })
}
