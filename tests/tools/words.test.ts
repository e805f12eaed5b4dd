import { describe, expect, it } from 'vitest'
import { fillWords, isOwn, parseForms, TRADE_WORDS } from '#contracts/platform/vocabulary.ts'
import { LANGUAGES, type Language } from '#contracts/shared/languages.ts'
import type { Words } from '#providers/mail/mail.ts'
import { MAILS } from '#providers/mail/mails/index.ts'
import germanErrors from '#texts/de/errors.json' with { type: 'json' }
import germanMail from '#texts/de/mail.json' with { type: 'json' }
import germanPages from '#texts/de/pages.json' with { type: 'json' }
import germanSite from '#texts/de/site.json' with { type: 'json' }
import de from '#texts/words/de.json' with { type: 'json' }
import en from '#texts/words/en.json' with { type: 'json' }

const TEMPLATES: Record<Language, Record<string, string>> = { en, de }
const CATALOG: Record<string, string> = { ...germanErrors, ...germanMail, ...germanPages, ...germanSite }

const mailTexts = (language: Language) =>
  Object.values(MAILS)
    .flatMap(({ wordings }) => Object.values<{ en: Words; de?: Words }>(wordings))
    .flatMap((wording) => wording[language] ?? [])
    .flatMap(({ subject, title, body }) => [subject, title, ...body])

/** Words of the trade, and words that only a stone hunter uses. The verb “find” doesn't count. */
const OF_THE_TRADE: Record<Language, RegExp> = {
  en: /\bhunt|\bstones?\b|agate|geode|\bfinds?\b|\brind\b|\bgravel\b/i,
  de: /\bStein(?:e|en|es|sucher\w*)?\b|\bFund(?:e|en|es|buch|orte|karte)?\b|Achat|Geode|Touren?\b|auf der Suche|\bKies/,
}
/** Placeholders, codes of the API and the verb “find”. */
const OTHER =
  /\{(?:stone|hunterName)\}|STONE-|(?:couldn’t|you’ll|you) find\b|^Find an(?:other)? order$|find out|it finds/gi

/** The text that people read, with the text in the code as its key. */
const textsOf = (language: Language): [key: string, text: string][] => [
  ...Object.entries(CATALOG).map(([key, german]): [string, string] => [key, language === 'en' ? key : german]),
  ...mailTexts(language).map((text): [string, string] => [text, text]),
]

describe.each(LANGUAGES)('in %s', (language) => {
  it('each text with a word of the trade has a template', () => {
    const missing = textsOf(language)
      .filter(([key, text]) => OF_THE_TRADE[language].test(text.replace(OTHER, '')) && !TEMPLATES[language][key])
      .map(([key]) => key)
    expect(missing).toEqual([])
  })

  it('each template has a text in the code, and templates are in alphabetical order', () => {
    const known = new Set(textsOf(language).map(([key]) => key))
    const keys = Object.keys(TEMPLATES[language])
    expect(keys.filter((key) => !known.has(key))).toEqual([])
    expect(keys).toEqual(keys.toSorted())
  })

  it('no template mentions stones once every word is replaced', () => {
    const words = { hunt: ['firing', 'firings'], hunter: ['potter', 'potters'], find: ['piece', 'pieces'] } as const
    const own = { [language]: { ...words, stone: ['pot', 'pots'] } }
    const said = Object.values(TEMPLATES[language]).map((template) => fillWords(template, language, own))
    expect(said.filter((text) => OF_THE_TRADE[language].test(text.replace(OTHER, '')))).toEqual([])
    expect(said.filter((text) => /[[\]]/.test(text))).toEqual([])
  })

  it('each template has the placeholders of its text', () => {
    const texts = new Map(textsOf(language))
    for (const [key, template] of Object.entries(TEMPLATES[language]))
      expect([key, namesIn(template)]).toEqual([key, namesIn(texts.get(key) ?? '')])
  })
})

/** Names of placeholders and numbers of tags. */
const namesIn = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d>/g))].toSorted()

it.each([
  ['Log [a find]', 'Log an urn'],
  ['[A find] of the month', 'An urn of the month'],
  ['My [finds], [Find] by [find]', 'My urns, Urn by urn'],
  ['Among [hunters]', 'Among hunters'],
  ['{count, plural, one {# [find]} other {# [finds]}}', '{count, plural, one {# urn} other {# urns}}'],
  ['[other] stays', '[other] stays'],
])('%s', (template, text) => {
  expect(fillWords(template, 'en', { en: { find: ['urn', 'urns'] } })).toBe(text)
})

it.each([
  ['My [finds]', true],
  ['Among [hunters]', false],
  ['More to watch', true],
])('whether %s changes with another word for finds: %s', (template, isChanged) => {
  expect(isOwn(template, 'en', { en: { find: ['urn', 'urns'] } })).toBe(isChanged)
  expect(isOwn(template, 'de', { en: { find: ['urn', 'urns'] } })).toBe(false)
})

it.each([
  ['pot, pots', ['pot', 'pots']],
  ['  Gefäß,Gefäße ', ['Gefäß', 'Gefäße']],
  ['wind-up bird, wind-up birds', ['wind-up bird', 'wind-up birds']],
  ['pot', null],
  ['pot, pots, potteries', null],
  ['{pot}, pots', null],
  ['"pot", pots', null],
  ['<b>, pots', null],
  [',', null],
])('reads “%s”', (written, forms) => {
  expect(parseForms(written)).toEqual(forms)
})

it('the delivered words can be entered as they are', () => {
  for (const forms of Object.values(TRADE_WORDS))
    for (const language of LANGUAGES) expect(parseForms(forms[language].join(', '))).toEqual(forms[language])
})
