import { expect, it } from 'vitest'
import { cutText } from '#contracts/shared/cutText.ts'
import { merchantFeed } from '#domain/shop/articles/merchantFeed.ts'
import { wearerOf } from '#domain/shop/articles/wearerOf.ts'
import { renderFeed } from '#domain/outreach/memberFeed/renderFeed.ts'
import { element, writeXml } from '#domain/platform/writeXml.ts'
import { CUT_TEXTS, FEED_TEXTS, WORN } from '../cases/feedTexts.ts'
import { costGrowth, LINEAR } from '../support/costGrowth.ts'
import { elementsOf, readXml, type XmlElement } from '../support/readXml.ts'

it.each(FEED_TEXTS)('$report: an XML parser reads the text', ({ text, becomes }) => {
  const read = readXml(writeXml(element('a', [element('b', text), element('c', '', { d: text })])))
  expect(read.children).toMatchObject([{ text: becomes }, { attributes: { d: becomes } }])
})

it('every UTF-16 unit can be written', () => {
  for (let unit = 0; unit <= 0xffff; unit += 1)
    readXml(writeXml(element('a', String.fromCharCode(unit), { b: String.fromCharCode(unit) })))
})

const TEXT = FEED_TEXTS.map(({ text }) => text).join('')
const brand = { name: TEXT, tagline: TEXT, logoUrl: null, description: TEXT }

it('a private feed is well-formed with every such text in a title, description and chapter', () => {
  const post = {
    id: 7,
    title: TEXT,
    description: TEXT,
    createdAt: new Date(0),
    durationSeconds: 5,
    coverKey: 'cover',
    filename: 'film.mp4',
    mimeType: 'video/mp4',
    bytes: 5,
    chapters: [{ second: 0, title: TEXT }],
  }
  const feed = readXml(
    renderFeed([post], { siteUrl: 'https://stones.test', token: 't', brand: brand as never, now: new Date(0) }),
  )
  expect(elementsOf(feed, 'psc:chapter')).toHaveLength(1)
})

const site = { siteUrl: 'https://stones.test', brand: TEXT, tagline: TEXT }
type Named = { title: string; color?: string; size?: string; category?: string; description?: string }
function itemOf({ title, color = 'Black', size = 'M', category = 'T-Shirts', description = '' }: Named): XmlElement {
  const variant = { id: 1, sizeName: size, appearanceName: color, appearanceColorValue: null, retailPriceCents: 2490 }
  const item = { id: 7, title, description, category, createdAt: new Date(0), images: [], rating: 0, reviewCount: 0 }
  const feed = merchantFeed(
    { merchandise: [{ ...item, variants: [{ ...variant, inStock: true }] }], products: [], options: [] },
    site,
  )
  const [found] = elementsOf(readXml(feed), 'item')
  if (!found) throw new Error('The feed has no item')
  return found
}
const textOf = (item: XmlElement, name: string) => elementsOf(item, name)[0]?.text ?? null

it('a merchant feed is well-formed with every such text', () => {
  const item = itemOf({ title: TEXT, color: TEXT, size: TEXT, category: TEXT, description: TEXT })
  expect(textOf(item, 'g:price')).toBe('24.90 USD')
})

it.each([
  ['agate '.repeat(40), 'Sand', 'M'],
  ['💎'.repeat(100), 'Heather Grey', '2XL'],
  [`${'a'.repeat(139)}👩🏽‍🔬`, 'Sand', 'M'],
])('a title cut at 150 keeps color and size, and whole characters: %s', (title, color, size) => {
  const cut = textOf(itemOf({ title, color, size }), 'title') ?? ''
  expect(cut.length).toBeLessThanOrEqual(150)
  expect(cut.length).toBeGreaterThan(130)
  expect(cut).toMatch(new RegExp(`[^ ], ${color}, ${size}$`))
  expect(cut).toMatch(/^\P{Surrogate}*$/u)
  expect(cut).not.toMatch(/\u200d,|👩,|🏽,/u)
})

it('a description is cut at 5,000 without half a character', () => {
  const description = textOf(itemOf({ title: 'Tee', description: `a${'💎'.repeat(3000)}` }), 'description') ?? ''
  expect(description).toMatch(/^a(?:💎){2499}$/u)
})

it.each(WORN)('$title in $category, size $size, is worn by $becomes', ({ becomes, ...item }) => {
  const wearer = wearerOf(item)
  expect(wearer && `${wearer.ageGroup} ${wearer.gender}`).toBe(becomes)
  const written = itemOf(item)
  expect([textOf(written, 'g:age_group'), textOf(written, 'g:gender')]).toEqual(becomes?.split(' ') ?? [null, null])
})

it.each(CUT_TEXTS)('$report: cut at $length', ({ text, length, becomes }) => {
  expect(cutText(text, length)).toBe(becomes)
})

it.each(['a', '💎', 'e\u0301', '\u200d', '🇺🇸'])(
  'cuts a text of %j in time in proportion to its length',
  async (part) => {
    expect(await costGrowth((text) => cutText(text, text.length - 1), part, 20_000)).toBeLessThan(LINEAR)
  },
)
