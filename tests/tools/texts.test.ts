import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { textMatcher } from '#contracts/textMatcher.ts'
import { MAILS } from '#providers/mail/mails/index.ts'
import type { Words } from '#providers/mail/mail.ts'
import errors from '#texts/de/errors.json' with { type: 'json' }
import mail from '#texts/de/mail.json' with { type: 'json' }
import pages from '#texts/de/pages.json' with { type: 'json' }
import site from '#texts/de/site.json' with { type: 'json' }
import { messageIn } from '#texts/messageIn.ts'
import { mailTexts } from '#tools/texts/mailTexts.ts'
import { messageTexts } from '#tools/texts/messageTexts.ts'
import { pageTexts } from '#tools/texts/pageTexts.ts'
import { siteTexts } from '#tools/texts/siteTexts.ts'
import { textsOf } from '#tools/texts/textsOf.ts'

it('finds the texts of a source file', () => {
  const source = `
    const TITLE = msg('One')
    const page = <Trans id="Read <0>two</0>." components={{ 0: <a /> }} />
    const other = <Trans id={'Three {name}'} values={{ name }} />
    const shown = [t(isNew ? 'Four' : "Fi\\u2019ve"), texts.t(\`Six\`), textsIn(language)('Seven'), set('No'), t(TITLE)]
    const element = <p id="no">no</p>`
  expect(textsOf(source)).toEqual(['One', 'Read <0>two</0>.', 'Three {name}', 'Four', 'Fi’ve', 'Six', 'Seven'])
})

const CATALOGS: { name: string; texts: () => string[]; german: Record<string, string> }[] = [
  { name: 'pages.json', texts: pageTexts, german: pages },
  { name: 'mail.json', texts: mailTexts, german: mail },
  { name: 'site.json', texts: siteTexts, german: site },
]

/** Each email has its German beside its English. */
const mails = Object.fromEntries(
  Object.values(MAILS)
    .flatMap(({ wordings }) => Object.values<{ en: Words; de?: Words }>(wordings))
    .flatMap(({ en, de }) => (de ? pairsOf(en).map((text, index) => [text, pairsOf(de)[index] ?? '']) : [])),
) as Record<string, string>

function pairsOf({ subject, title, body }: Words): string[] {
  return [subject, title, ...body]
}

it.each(CATALOGS)('$name has a German text for each text, and no others', ({ texts, german }) => {
  expect(Object.keys(german)).toEqual(texts().toSorted())
})

it.each([...CATALOGS, { name: 'errors.json', german: errors }, { name: 'emails', german: mails }])(
  'German texts in $name have the placeholders of the English ones',
  ({ german }) => {
    for (const [english, text] of Object.entries(german)) {
      expect([english, placeholdersOf(text)]).toEqual([english, placeholdersOf(english)])
      expect(text.trim()).not.toBe('')
      expect(text).not.toContain("'")
    }
  },
)

/** Names of placeholders and numbers of tags, in alphabetical order. A text that is not ICU is reported on the console. */
function placeholdersOf(text: string): string[] {
  const tokens = compileMessage(text)
  return [...new Set([...namesIn(tokens), ...(text.match(/<\/?\d>/g) ?? [])])].toSorted()
}

type Compiled = ReturnType<typeof compileMessage>

function namesIn(tokens: Compiled): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , cases] = token
    const inner = cases && typeof cases === 'object' ? Object.values(cases).filter((one) => Array.isArray(one)) : []
    return [name, ...inner.flatMap(namesIn)].filter((one) => one !== '#')
  })
}

it.each([
  [/\bseries\b/i, /\bReihe\b/, 'Serie'],
  [/\blog\b/, /[Vv]erzeichnis/, 'Fundbuch'],
  [/\bcontent\b/i, /Inhalt/, 'Beitrag'],
])('what English calls %s, German does not call %s, but %s', (english, wrong, right) => {
  const other = ['Skip to content']
  const texts = [...CATALOGS, { german: errors }, { german: mails }].flatMap(({ german }) =>
    Object.entries(german).filter(([text]) => english.test(text) && !other.includes(text)),
  )
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter(([, german]) => wrong.test(german))).toEqual([])
  expect(texts.filter(([, german]) => german.includes(right)).length).toBeGreaterThan(2)
})

describe('messages of the API', () => {
  const keys = Object.keys(errors)
  /** As somebody reads it. */
  const filled = (text: string) => text.replace(/\{\w+\}/g, 'Moss')
  const sentences = messageTexts().map(filled)

  it('that members and buyers see are all translated', () => {
    const match = textMatcher(keys)
    expect(sentences.filter((sentence) => match(sentence) === null)).toEqual([])
  })

  it('that are translated exist', () => {
    expect(keys.filter((key) => !sentences.includes(filled(key)))).toEqual([])
  })

  it.each([
    ['Only 2 of Agate Hoodie left.', 'Von Agate Hoodie sind nur noch 2 da.'],
    [
      'The price of Mug (One size, Chalk) has changed from $16.50 to $1,017.00.',
      'Der Preis von Mug (One size, Chalk) hat sich von 16,50\u00a0$ auf 1.017,00\u00a0$ geändert.',
    ],
    ['STONE can be used from March 4, 2027.', 'STONE gilt ab 4. März 2027.'],
    ['STONE has expired. Remove the code to continue.', 'STONE ist abgelaufen. Entferne den Code, um weiterzumachen.'],
    [
      'Your account is already playing on 2 other devices. Stop one of them, or play here instead.',
      'Dein Konto spielt schon auf 2 anderen Geräten. Halte eines davon an, oder spiel stattdessen hier ab.',
    ],
    ['What somebody else wrote.', 'What somebody else wrote.'],
  ])('%s', (english, german) => {
    expect(messageIn('de', english)).toBe(german)
    expect(messageIn('en', english)).toBe(english)
  })
})

it('says the same thing in the same words in all catalogs', () => {
  const catalogs: Record<string, string>[] = [pages, mail, errors, site, mails]
  for (const german of catalogs)
    for (const other of catalogs)
      for (const [english, text] of Object.entries(german)) expect(other[english] ?? text).toBe(text)
})
