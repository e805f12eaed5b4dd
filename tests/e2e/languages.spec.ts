import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

const SUBSCRIBER = 'subscriber@stonehunt.test'

test('a German visitor reads the site, signs in and stays in German', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
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

const PAGES = [
  ...['/', '/cart', '/orders', '/orders/find', '/identify', '/gift-cards', '/gift-memberships', '/questions', '/finds'],
  ...['/account', '/saved', '/messages', '/alerts', '/emails', '/wish-list', '/reviews', '/subscribe', '/nowhere'],
]

test('every text of the pages is translated, and none is clipped when it is longer @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await lengthenTexts(page)
  await signIn(page, SUBSCRIBER)
  for (const address of PAGES) {
    await page.goto(`/de${address === '/' ? '' : address}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect([address, await page.evaluate(namesInPlainEnglish)]).toEqual([address, []])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([address, overflow]).toEqual([address, 0])
  }
})

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

/** Buttons and headings of the site itself whose text was not translated. */
function namesInPlainEnglish(): string[] {
  const own = document.querySelectorAll('main h1, main label, main button, main legend, header a, footer button')
  return [...own]
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => /\b(the|your|and|with|add|save|search|sign|find|choose)\b/i.test(text) && !text.includes('⟦'))
}
