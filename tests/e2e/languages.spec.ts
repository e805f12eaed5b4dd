import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { inLanguage } from '#contracts/shared/languages.ts'
import { SCREEN_PATHS, type ScreenPath } from '#contracts/platform/sitePaths.ts'
import { test } from './demo.ts'
import { signIn } from './people.ts'

const SUBSCRIBER = 'subscriber@stonehunt.test'

test('a German visitor reads the site, signs in and stays in German', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei der Steinsuche')
  await page.getByRole('link', { name: 'Beiträge', exact: true }).first().click()
  await expect(page).toHaveURL('/de/content')
  await expect(page).toHaveTitle(/^Beiträge/)
  await page.goto('/de/merchandise')
  await expect(page.getByRole('article').first()).toContainText(/\d,\d\d\s\$/)
  await page.getByRole('link', { name: 'Anmelden' }).first().click()
  await page.getByLabel('E-Mail').fill(SUBSCRIBER)
  await page.getByLabel('Passwort').fill('hunt-the-agate')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/de')
  await page.goto('/de/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Konto')
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; type: string }[]
  await page.goto(`/de/content/${posts.find(({ type }) => type === 'video')?.id}`)
  await expect(page.getByRole('button', { name: 'Vollbildmodus aktivieren' })).toBeVisible()
  expect(problems).toEqual([])
})

test('an English page has its German twin in the head, and the other way round', async ({ request }) => {
  for (const [address, lang, manifest] of [
    ['/shop', 'en', '/manifest.webmanifest'],
    ['/de/shop', 'de', '/de/manifest.webmanifest'],
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<link rel="manifest" href="${manifest}"`)
    expect(html).toMatch(/<link rel="alternate" hreflang="en" href="http:\/\/localhost:\d+\/shop">/)
    expect(html).toMatch(/<link rel="alternate" hreflang="de" href="http:\/\/localhost:\d+\/de\/shop">/)
  }
})

/** Server pages; the cookie of the German pages opened before decides their language. */
const SERVER_PAGES = ['login', 'signup', 'forgot-password', 'employee-login', 'reset-password']

test('every text of the pages is translated, and none is clipped when it is a third longer @deep', async ({ page }) => {
  test.setTimeout(240_000)
  const untranslated = englishTexts()
  await page.setViewportSize({ width: 390, height: 844 })
  await lengthenTexts(page)
  await signIn(page, SUBSCRIBER)
  const look = async (address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect.soft(await page.evaluate(textsIn, untranslated), address).toEqual([])
    expect.soft(await page.evaluate(clippedTexts), address).toEqual([])
    expect.soft(await page.evaluate(widthBeyondScreen), address).toBe(0)
  }
  for (const path of [...(await screenAddresses(page)), '/nowhere']) await look(inLanguage('de', path))
  await page.context().clearCookies({ name: /session|token/ })
  for (const name of SERVER_PAGES) await look(`/api/${name}`)
})

/** Of every screen, with something in the place of its parameter. */
async function screenAddresses(page: Page): Promise<string[]> {
  const first = async (list: string) => {
    const found = (await (await page.request.get(list)).json()) as { id: number }[]
    return String(found[0]?.id)
  }
  const parameters: Partial<Record<ScreenPath, string>> = {
    '/content/:id': await first('/api/posts'),
    '/merchandise/:article': await first('/api/merchandise'),
    '/shop/:article': await first('/api/products'),
  }
  return SCREEN_PATHS.flatMap((path) => {
    if (!path.includes(':')) return [path]
    const value = parameters[path]
    return value === undefined ? [] : [path.replace(/:\w+/, value)]
  })
}

/** A page of the demo's owner, and a stone that a member named. */
const DEMO_WORDS = ['About', 'Lake Superior agate']

/** The site's own texts that read differently in German, in English. */
function englishTexts(): string[] {
  const catalogs = ['errors', 'pages', 'site'].map(
    (name) => JSON.parse(readFileSync(`texts/de/${name}.json`, 'utf8')) as Record<string, string>,
  )
  return catalogs.flatMap((texts) =>
    Object.entries(texts).flatMap(([en, de]) => (en === de || DEMO_WORDS.includes(en) ? [] : [en])),
  )
}

/** Marks each translated text and makes it a third longer. */
async function lengthenTexts(page: Page) {
  await page.route(/\/assets\/de-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const longer = code.replace(/\[`((?:[^`\\]|\\.)*)`\]/g, (_, text: string) => {
      const more = ' mehr'.repeat(Math.ceil(text.length / 15))
      return `[\`⟦${text}${more}⟧\`]`
    })
    expect(longer).not.toBe(code)
    const headers = { ...response.headers(), 'content-encoding': 'identity' }
    await route.fulfill({ response, body: longer, headers })
  })
}

/** Which of these texts a visible element, a name for screen readers or a placeholder consists of. */
function textsIn(texts: string[]): string[] {
  const unwanted = new Set(texts)
  const found = [...document.querySelectorAll('title, body *:not(script, style)')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
  ])
  return [...new Set(found.map((text) => text?.trim() ?? ''))].filter((text) => unwanted.has(text))
}

/** Translated texts of which a part can't be seen, except names for screen readers, which are wholly clipped. */
function clippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath, clip } = getComputedStyle(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      return (
        isCut &&
        clipPath === 'none' &&
        clip === 'auto' &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('⟦'))
      )
    })
    .map((element) => element.textContent ?? '')
}

const widthBeyondScreen = (): number => document.documentElement.scrollWidth - window.innerWidth
