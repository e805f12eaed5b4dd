import { describe, expect, it } from 'vitest'
import type { Language } from '#contracts/shared/languages.ts'
import { type MailAddress, type MailData, type MailKind, TO_STAFF } from '#contracts/platform/mails.ts'
import { isScreenOffered, SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { screenOf } from '#contracts/platform/sitePaths.ts'
import { MAILS } from '#providers/mail/mails/index.ts'
import { renderMail } from '#providers/mail/templates.ts'
import { kindOfKey, MAIL_KEYS, sampleOf } from '#providers/mail/wordings.ts'

const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
const kinds = Object.keys(MAILS) as MailKind[]
const draw = (kind: MailKind) => renderMail(kind, MAILS[kind].sample, SITE)

describe.each(kinds)('the mail %s', (kind) => {
  it('has the same content as HTML and text, with no empty placeholders', () => {
    const { subject, html, text } = draw(kind)
    expect(subject.length).toBeGreaterThan(5)
    for (const version of [subject, html, text]) expect(version).not.toMatch(/undefined|null|\[object/)
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
    expect(text).toContain(title.replace(/&#39;/g, "'"))
  })

  it('has only absolute links, and colors for dark mode', () => {
    const { html, text } = draw(kind)
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//)
    expect(html).toContain('prefers-color-scheme:dark')
    for (const [address] of text.matchAll(/(?<=: )\/\S+/g)) expect(address).toBe('')
  })
})

describe.each(MAIL_KEYS)('the mail %s, while every part of the site is off', (key) => {
  it('links to no page that the site doesn’t have', () => {
    const { html, text } = renderMail(kindOfKey(key), sampleOf(key), { ...SITE, off: SITE_PARTS })
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/: (https:\S+)/g)]
    const screens = links.map(([, address = '']) => screenOf(address.replace(SITE.url, '')) ?? '')
    expect(screens.filter((screen) => !isScreenOffered(screen, SITE_PARTS))).toEqual([])
  })
})

it.each<[off: SitePart[], link: string]>([
  [[], 'Shop now: https://stones.example/merchandise'],
  [['merchandise'], 'Shop now: https://stones.example/shop'],
  [['merchandise', 'own-goods', 'gift-cards'], 'Open your cart: https://stones.example/cart'],
])('a gift card leads to where it pays, without %j', (off, link) => {
  const { text } = renderMail('gift-card', MAILS['gift-card'].sample, { ...SITE, off })
  expect(text.match(/^.+: https:.+$/m)?.[0]).toBe(link)
})

it('an answer whose page is gone says how to get it', () => {
  const { text } = renderMail('question-answered', MAILS['question-answered'].sample, { ...SITE, off: ['questions'] })
  expect(text).toContain('Write to us if you want to read the answer.')
})

it('escapes HTML in user input', () => {
  const { html } = renderMail(
    'comment-approved',
    { firstName: '<img src=x onerror=alert(1)>', postId: 1, postTitle: '"><script>' },
    SITE,
  )
  expect(html).not.toMatch(/<img|<script/)
})

it.each(kinds.filter((kind) => !TO_STAFF.includes(kind)))('the mail %s is German as a whole', (kind) => {
  const { subject, html, text } = renderMail(kind, MAILS[kind].sample, SITE, { language: 'de' })
  expect(html).toContain('<html lang="de">')
  for (const version of [subject, html, text]) expect(version).not.toMatch(/undefined|null|\[object/)
  expect(text).not.toBe(draw(kind).text)
  expect(text.replace(/https:\S+/g, '')).not.toMatch(/\byour\b|\$\d/i)
})

const trader = {
  seller: ['Stone Hunt LLC', '1 Agate Road, Duluth', 'hello@example.com'],
  vatNumber: 'DE123456789',
  returnsAddress: '1 Agate Road, Duluth',
}
const item = { title: 'Agate Tee', size: 'M', color: 'Moss' }
const giftCard = { lastFour: 'EFGH', amountCents: 4310, settledCents: 1205 }
const started = (price: Partial<MailData['membership-started']['price']>) => ({
  price: { plan: 'monthly', cents: 1212, ...price },
})

/** What the samples don’t have: an email, what differs from its sample, and what it says in English and in German. */
const VALUES: [kind: MailKind, data: object, english: string[], german: string[]][] = [
  [
    'membership-started',
    started({ plan: 'annual', cents: 115_000 }),
    ['$1,150.00 a year'],
    ['1.150,00\u00a0$ im Jahr'],
  ],
  ['membership-started', started({ isTaxed: true }), ['$12.12 a month, plus tax'], ['zuzüglich Steuer']],
  [
    'price-changing',
    { oldPrice: { plan: 'monthly', cents: 606, then: { at: '2027-02-26T09:00:00.000Z', cents: 1212 } } },
    ['$6.06 a month until February 26, 2027, then $12.12 a month'],
    ['6,06\u00a0$ im Monat bis 26. Februar 2027, danach 12,12\u00a0$ im Monat'],
  ],
  [
    'renewal-reminder',
    started({ isTaxed: true, creditCents: 300 }),
    ['$12.12 a month, plus tax, less your credit of $3.00'],
    ['abzüglich deines Guthabens von 3,00\u00a0$'],
  ],
  [
    'membership-started',
    { withdrawal: { ...trader, reference: 'MEMBER-7QK4M2XWPA', request: 'Begin now.' } },
    ['hello@example.com, VAT number DE123456789. Your', 'You agreed: “Begin now.”', 'following service: membership'],
    ['Deine Mitgliedschaft hat die Nummer MEMBER-7QK4M2XWPA', 'DE123456789'],
  ],
  ['membership-paid', { taxCents: 48 }, ['Tax included  $0.48'], ['0,48\u00a0$']],
  [
    'order-confirmed',
    {
      code: { code: 'STONE', savedCents: 1995 },
      shippingCents: 0,
      giftCard: { lastFour: 'EFGH', amountCents: 2010, chargedCents: 4572 },
      withdrawal: trader,
      delivery: { from: '2026-12-30', to: '2027-01-04' },
      isDemo: true,
    },
    [
      'Code STONE  -$19.95',
      'Shipping  Free',
      '-$20.10',
      '$45.72',
      'Dec 30 – Jan 4',
      'Send the goods to 1 Agate Road, Duluth',
    ],
    ['-19,95\u00a0$', 'Kostenlos', '45,72\u00a0$', '30. Dez. – 4. Jan.'],
  ],
  [
    'order-confirmed',
    { code: { code: 'SHIP', savedCents: null } },
    ['Code SHIP  Free shipping'],
    ['Kostenloser Versand'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'withdrawn', values: {} } },
    ['You withdrew from the contract.'],
    ['Vertrag widerrufen'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'paid-already', values: {} } },
    ['You had already paid for this cart'],
    ['schon mit einer'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'other-payment-started', values: {} } },
    ['another payment for this cart.'],
    ['andere Zahlung'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'paid-late', values: {} } },
    ['after this order had expired.'],
    ['schon abgelaufen war'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'item-vanished', values: item } },
    ['Agate Tee (M, Moss) can no longer be made.'],
    ['Agate Tee (M, Moss) kann nicht mehr hergestellt werden.'],
  ],
  [
    'order-cancelled',
    { reason: { kind: 'item-unavailable', values: { items: [{ quantity: 2, ...item }] } }, giftCard },
    [
      '2 × Agate Tee (M, Moss) can’t be made. $43.10 went back to your gift card ending in EFGH. $12.05 of it can’t be used: the payment for that card went back to its buyer.',
    ],
    ['2 × Agate Tee (M, Moss) lässt sich nicht herstellen. 43,10\u00a0$ sind wieder', '12,05\u00a0$ davon'],
  ],
  [
    'order-cancelled',
    { reason: null, giftCard: { ...giftCard, settledCents: 0 } },
    ['$43.10 went back to your gift card ending in EFGH.\n'],
    ['43,10\u00a0$ sind wieder auf deiner Geschenkkarte mit den letzten Zeichen EFGH.\n'],
  ],
  [
    'order-refunded',
    { line: { ...item, quantity: 1, isUnavailable: true } },
    ['The print shop couldn’t make 1 × Agate Tee (M, Moss).'],
    ['1 × Agate Tee (M, Moss)'],
  ],
  [
    'gift-card-bought',
    { taxCents: 419, months: 6, withdrawal: trader },
    ['Tax included  $4.19', 'we refund what is left of the gift'],
    ['4,19\u00a0$'],
  ],
  ['come-back', { offer: null }, ['Become a member again'], ['Wieder Mitglied werden']],
  [
    'come-back',
    { offer: { code: 'FIVE', percent: null, amountCents: 505, duration: 'first', months: null } },
    ['FIVE: $5.05 off your first payment'],
    ['5,05\u00a0$'],
  ],
  [
    'come-back',
    { offer: { code: 'FIVE', percent: 20, amountCents: null, duration: 'forever', months: null } },
    ['FIVE: 20% off every payment'],
    ['20'],
  ],
  [
    'come-back',
    { offer: { code: 'FIVE', percent: 20, amountCents: null, duration: 'months', months: 1 } },
    ['20% off for a month'],
    ['20'],
  ],
  ['new-device', { device: { browser: null, system: null } }, ['Device  Unknown device'], ['Unbekanntes Gerät']],
  ['new-device', { device: { browser: null, system: 'iPhone' } }, ['Device  iPhone'], ['Gerät  iPhone']],
  [
    'new-device',
    { at: '2026-12-01T00:05:00.000Z' },
    ['December 1, 2026 at 12:05 AM UTC'],
    ['1. Dezember 2026, 00:05 Uhr UTC'],
  ],
  ['item-alert', { priceCents: 102_490 }, ['for $1,024.90'], ['1.024,90\u00a0$']],
  ['weekly-report', { week: { from: '2026-12-28', to: '2027-01-03' } }, ['The week of December 28 to January 3'], []],
]
const SAMPLES = MAIL_KEYS.map((key) => [kindOfKey(key), sampleOf(key), [], []] as const)
const ENGLISH_MONTH =
  /\b(January|February|March|May|June|July|October|December|Jan|Mar|Oct|Dec) \d|\d (January|February|March|May|June|July|October|December)\b/

/** Every amount in the data, also inside. */
const centsIn = (data: unknown): number[] =>
  Object.entries(typeof data === 'object' && data !== null ? data : {}).flatMap(([name, value]) =>
    typeof value === 'number' && /cents$/i.test(name) ? [value] : centsIn(value),
  )

type Case = readonly [kind: MailKind, data: object, english: readonly string[], german: readonly string[]]
const ALL: Case[] = [...SAMPLES, ...VALUES]
const FOR_READERS = ALL.filter(([kind]) => !TO_STAFF.includes(kind))

/** Without addresses, which may hold anything. */
function saidBy(kind: MailKind, own: object, language: Language): string {
  const data: MailData[MailKind] = { ...MAILS[kind].sample, ...own }
  const { subject, text } = renderMail(kind, data, SITE, { language })
  const said = `${subject}\n${text}`.replace(/https:\S+/g, '')
  expect(said).not.toMatch(/\d{4}-\d\d-\d\d|T\d\d:\d\d|\{\w*\}|NaN|undefined|null|\[object|Invalid|1970/)
  for (const cents of centsIn(data).filter((one) => one >= 1000)) expect(said).not.toContain(String(cents))
  return said
}

it.each(ALL)('the mail %s with %j says its values in English', (kind, own, english) => {
  const said = saidBy(kind, own, 'en')
  for (const part of english) expect(said).toContain(part)
})

it.each(FOR_READERS)('the mail %s with %j says its values in German', (kind, own, _english, german) => {
  const said = saidBy(kind, own, 'de')
  for (const part of german) expect(said).toContain(part)
  expect(said).not.toMatch(ENGLISH_MONTH)
  expect(said).not.toMatch(/\$\d/)
})

it.each(VALUES.filter(([kind]) => !TO_STAFF.includes(kind)))(
  'the mail %s with %j has no English in German',
  (kind, own) => {
    expect(saidBy(kind, own, 'de')).not.toMatch(/\b(you|your|the|withdraw|off)\b/i)
  },
)

describe('the address in a mail', () => {
  const mail = (address: MailAddress, language: Language) =>
    renderMail('order-shipped', { firstName: 'Ada', reference: 'SH-1', tracking: [], address }, SITE, { language }).text
  const { address: stored } = MAILS['order-shipped'].sample

  it('is written for its reader', () => {
    expect(mail(stored, 'en')).toContain('Ada Morgan, 1 Harbor Road, Duluth, MN 55801, United States')
    expect(mail(stored, 'de')).toContain('Ada Morgan, 1 Harbor Road, Duluth, MN 55801, Vereinigte Staaten')
  })

  it('stays as an older version stored it', () => {
    expect(mail(['Ada Hunter', 'Berlin, 10115', 'Germany'], 'de')).toContain('Ada Hunter, Berlin, 10115, Germany')
  })
})
