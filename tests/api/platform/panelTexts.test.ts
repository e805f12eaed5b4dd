import { expect, it } from 'vitest'
import { replacePanelTexts } from '#collections/panelTexts.ts'
import { COUNTRY_CHOICES } from '#contracts/platform/settings.ts'
import { STATES } from '#contracts/content/states.ts'
import german from '#texts/de/panel.json' with { type: 'json' }
import { useSite } from '../../support/site.ts'

const site = useSite()

/** Names that are the same in both languages. */
const NAMES = [
  ...(STATES['US'] ?? []).map(({ name }) => name),
  ...['YouTube', 'Instagram', 'Facebook', 'TikTok', 'X', 'ID', 'UTC'],
  ...['São Paulo', 'London', 'Johannesburg', 'Dubai', 'Sydney', 'Auckland'],
]
/** Labels of Payload's own fields, which no form shows. */
const PAYLOADS = ['URL', 'Thumbnail URL', 'MIME Type', 'Session Tz', 'Block Name']

type Shown = { slug: string; en: string; de?: string }

function shownTexts(): Shown[] {
  const shown: Shown[] = []
  replacePanelTexts(site.payload.config, (text, slug) => {
    if (typeof text === 'string') shown.push({ slug, en: text })
    else if (typeof text === 'object') shown.push({ slug, ...(text as { en: string; de: string }) })
    return text
  })
  return shown
}

it('every text of a list or form has its German', () => {
  const hidden: string[] = site.payload.config.collections
    .filter(({ admin }) => admin.hidden === true)
    .map(({ slug }) => slug)
  const left = shownTexts().filter(({ slug, en, de }) => de === undefined && !hidden.includes(slug) && !isName(en))
  expect(left).toEqual([])
})

const isName = (text: string) => NAMES.includes(text) || PAYLOADS.includes(text) || /^#[0-9A-F]{6}$/.test(text)

it('the catalog of the panel has no other texts, in alphabetical order', () => {
  const used = new Set(shownTexts().flatMap(({ slug, en }) => [en, `${slug}: ${en}`]))
  const keys = Object.keys(german)
  expect(keys.filter((key) => !used.has(key))).toEqual([])
  expect(keys).toEqual(keys.toSorted())
})

it('a text that means something else in one list has its own German there, and countries have their names', () => {
  const germanOf = (slug: string, en: string) => shownTexts().find((one) => one.slug === slug && one.en === en)?.de
  expect(germanOf('posts', 'State')).toBe('Bundesstaat')
  expect(germanOf('media', 'State')).toBe('Stand')
  expect(COUNTRY_CHOICES.map(({ label }) => germanOf('products', label))).toContain('Österreich')
})
