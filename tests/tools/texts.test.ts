import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressSchema } from '#contracts/shop/checkout.ts'
import { ERROR_REASONS } from '#contracts/platform/errorReasons.ts'
import { type ErrorCode, ERRORS } from '#contracts/platform/errors.ts'
import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { reviewInput } from '#contracts/shop/reviews.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { MAILS } from '#providers/mail/mails/index.ts'
import type { Words } from '#providers/mail/mail.ts'
import errors from '#texts/de/errors.json' with { type: 'json' }
import mail from '#texts/de/mail.json' with { type: 'json' }
import pages from '#texts/de/pages.json' with { type: 'json' }
import panel from '#texts/de/panel.json' with { type: 'json' }
import site from '#texts/de/site.json' with { type: 'json' }
import studio from '#texts/de/studio.json' with { type: 'json' }
import { sentenceIn } from '#texts/sentenceIn.ts'
import { translationOf } from '#texts/textsIn.ts'
import { mailTexts } from '#tools/texts/mailTexts.ts'
import { messageTexts } from '#tools/texts/messageTexts.ts'
import { pageTexts } from '#tools/texts/pageTexts.ts'
import { siteTexts } from '#tools/texts/siteTexts.ts'
import { studioTexts } from '#tools/texts/studioTexts.ts'
import { textsOf } from '#tools/texts/textsOf.ts'

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Morgan',
  street: '12 Granite St',
  city: 'Fargo',
  country: 'US',
  zipCode: '58102',
}

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
  { name: 'studio.json', texts: studioTexts, german: studio },
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

it.each([
  ...CATALOGS,
  { name: 'errors.json', german: errors },
  { name: 'emails', german: mails },
  { name: 'panel.json', german: panel },
])('German texts in $name have the placeholders of the English ones', ({ german }) => {
  for (const [english, text] of Object.entries(german)) {
    expect([english, placeholdersOf(text)]).toEqual([english, placeholdersOf(english)])
    expect(text.trim()).not.toBe('')
    expect(text).not.toContain("'")
  }
})

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
  it('are all in German, and no others', () => {
    expect(Object.keys(errors)).toEqual(messageTexts().toSorted())
  })

  it.each(Object.keys(ERRORS) as ErrorCode[])('%s has a German sentence', (code) => {
    expect(translationOf('de', ERRORS[code].message)).not.toBe(ERRORS[code].message)
  })

  it.each(Object.entries(ERROR_REASONS).filter(([, text]) => !/^\{problem\}\.?$/.test(text)))(
    '%s has a German sentence',
    (reason, text) => {
      expect(Object.keys(ERRORS)).toContain(reason.split('.')[0])
      expect(translationOf('de', text)).not.toBe(text)
    },
  )

  it.each([
    [
      new AppError('variant_sold_out.only', { stock: 2, title: 'Agate Hoodie' }),
      'Only 2 of Agate Hoodie left.',
      'Von Agate Hoodie sind nur noch 2 da.',
    ],
    [
      new AppError('cart_changed.price', { title: 'Mug (One size, Chalk)', oldPrice: 1650, newPrice: 101700 }),
      'The price of Mug (One size, Chalk) has changed from $16.50 to $1,017.00.',
      'Der Preis von Mug (One size, Chalk) hat sich von 16,50\u00a0$ auf 1.017,00\u00a0$ geändert.',
    ],
    [
      new AppError('code_not_usable.starts', { code: 'STONE', date: new Date('2027-03-04T06:00:00Z') }),
      'STONE can be used from March 4, 2027.',
      'STONE gilt ab 4. März 2027.',
    ],
    [
      new AppError('code_not_usable.remove', {
        problem: new AppError('code_not_usable.expired', { code: 'STONE' }).said,
      }),
      'STONE has expired. Remove the code to continue.',
      'STONE ist abgelaufen. Entferne den Code, um weiterzumachen.',
    ],
    [
      new AppError('code_not_usable.other_plan', { code: 'STONE', plan: 'annual' }),
      'STONE isn’t for the annual plan.',
      'STONE gilt nicht für den Tarif „jährlich“.',
    ],
    [
      new AppError('too_many_streams.limit', { count: 1 }),
      'Your account is already playing on another device. Stop one of them, or play here instead.',
      'Dein Konto spielt schon auf einem anderen Gerät. Halte eines davon an, oder spiel stattdessen hier ab.',
    ],
    [
      new AppError('too_many_streams.limit', { count: 2 }),
      'Your account is already playing on 2 other devices. Stop one of them, or play here instead.',
      'Dein Konto spielt schon auf 2 anderen Geräten. Halte eines davon an, oder spiel stattdessen hier ab.',
    ],
    [
      new AppError('trial_card_used.price', { roundPrice: 1200 }),
      'This card has already had its free trial. Start today for $12',
      'Mit dieser Karte gab es schon eine kostenlose Probezeit. Beginne heute für 12\u00a0$',
    ],
    [
      new AppError('trial_card_used.price', { roundPrice: 1212 }),
      'This card has already had its free trial. Start today for $12.12',
      'Mit dieser Karte gab es schon eine kostenlose Probezeit. Beginne heute für 12,12\u00a0$',
    ],
    // What people wrote is not read as a text of ours, whatever it contains.
    [
      new AppError('cart_changed.gone', { title: "Not found. {code} $5.00 'March 4, 2026" }),
      "Not found. {code} $5.00 'March 4, 2026 is no longer in the shop.",
      "Not found. {code} $5.00 'March 4, 2026 gibt es nicht mehr im Shop.",
    ],
    [
      new AppError('bad_request.upload', { problem: 'A {part} of somebody else’s' }),
      'A {part} of somebody else’s',
      'A {part} of somebody else’s',
    ],
  ])('$message', (error, english, german) => {
    expect(error.message).toBe(english)
    expect(sentenceIn('en', error.said)).toBe(english)
    expect(sentenceIn('de', error.said)).toBe(german)
  })

  it('of a schema have the values of its checks', () => {
    const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? []
    const said = [
      ...issuesOf(reviewInput, { stars: 5, content: 'ab' }),
      ...issuesOf(reviewInput, { stars: 5, content: '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b' }),
      ...issuesOf(addressSchema, { ...ADDRESS, state: 'Bayern' }),
      ...issuesOf(z.string().regex(/^[\w-]{8,80}$/), 'no'),
    ].map((issue) => sentenceIn('de', messageOfIssue(issue)))
    expect(said).toEqual([
      'Bitte schreib mindestens 10 Zeichen',
      'Bitte schreib mindestens 10 Zeichen',
      'In US gibt es Bayern nicht',
      'Invalid string: must match pattern /^[\\w-]{8,80}$/',
    ])
  })
})

it('says the same thing in the same words in all catalogs', () => {
  const catalogs: Record<string, string>[] = [pages, mail, errors, site, mails]
  for (const german of catalogs)
    for (const other of catalogs)
      for (const [english, text] of Object.entries(german)) expect(other[english] ?? text).toBe(text)
})
