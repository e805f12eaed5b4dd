import { readFileSync } from 'node:fs'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { inLanguage, type Language, LANGUAGES } from '#contracts/shared/languages.ts'
import { test } from './demo.ts'
import { playFilm } from './playFilm.ts'

const PREMIUM = 'Opening an amethyst geode by torchlight'
const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Guest',
  'Street address': '1 Agate Road',
  City: 'Duluth',
  'ZIP / postal code': '55801',
}

/** Each card has one free trial; the demo's buttons have others. */
const CARDS = { en: '4000056655665556', de: '378282246310005' }

const german = Object.assign(
  {},
  ...['pages', 'site'].map((name) => JSON.parse(readFileSync(`texts/de/${name}.json`, 'utf8')) as object),
) as Record<string, string>

/** A text of the site in a language; of a text with a value, what comes before it. */
function say(language: Language, text: string): string {
  const said = language === 'en' ? text : german[text]
  if (said === undefined) throw new Error(`“${text}” has no German text.`)
  return said.split('{')[0] ?? ''
}

for (const language of LANGUAGES) {
  const t = (text: string) => say(language, text)

  test(`in ${language} a visitor signs up from a locked film, subscribes and watches it @deep`, async ({
    page,
  }, info) => {
    await page.goto(inLanguage(language, '/content'))
    await page.getByRole('link', { name: PREMIUM }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByLabel(t('Email')).fill(`ada-${language}-${Date.now()}@example.test`)
    await show(page, info, 'sign-up')
    await page.getByRole('button', { name: t('Continue'), exact: true }).click()
    await page.getByRole('button', { name: t('Start free trial') }).click()
    await page.getByLabel(t('Test card number')).fill(CARDS[language])
    await show(page, info, 'payment')
    await page.getByRole('button', { name: t('Start free trial') }).click()
    await expect(page.getByRole('heading', { level: 1, name: PREMIUM })).toBeVisible()
    await playFilm(page)
    await show(page, info, 'the film')
  })

  test(`in ${language} a guest buys a mug @deep`, async ({ page }, info) => {
    await page.goto(inLanguage(language, '/merchandise'))
    const mug = page.getByRole('article').filter({ hasText: 'First Light Mug' })
    await mug.getByRole('button', { name: t('Add to Cart') }).click()
    await expect(page.getByText(t('Item successfully added to your cart'), { exact: true })).toBeVisible()
    await page.goto(inLanguage(language, '/cart'))
    await show(page, info, 'cart')
    await page.getByRole('link', { name: t('Proceed to Checkout') }).click()
    await page.getByLabel(t('Email')).fill('ada@example.test')
    await page.getByLabel(t('Phone')).fill('555 123 4567')
    for (const [label, value] of Object.entries(ADDRESS))
      await page.getByRole('textbox', { name: new RegExp(`^${t(label)}\\b`) }).fill(value)
    await page.getByRole('combobox', { name: new RegExp(`^${t('State')}\\b`) }).selectOption('MN')
    await show(page, info, 'checkout')
    await page.getByRole('button', { name: t('Continue to Payment ({amount})') }).click()
    await page.getByRole('button', { name: t('Complete Payment ({price})') }).click()
    await expect(page.getByRole('heading', { name: t('Order Confirmed!') })).toBeVisible()
    await show(page, info, 'order')
  })
}

/** Kept in `.data/test-results`, to look at. */
const show = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
