import { describe, expect, it } from 'vitest'
import type { SearchKind } from '#contracts/content/searchKinds.ts'
import { parseSearch } from '#contracts/content/parseSearch.ts'
import { groupOrder } from '#domain/content/search/groupOrder.ts'
import { excerptOf, markMatches } from '#domain/content/search/markMatches.ts'
import { textQuery } from '#domain/content/search/search.ts'
import { costGrowth, LINEAR } from '../support/costGrowth.ts'

const queries: [what: string, typed: string, query: string][] = [
  ['one word, still being typed', 'aga', "('aga':*)"],
  ['a finished word', 'agate ', "('agate')"],
  ['words that must all be there', 'lake agate ', "('lake') & ('agate')"],
  ['a phrase', '"lake superior"', "('lake' <-> 'superior')"],
  ['a phrase that is still open', '"lake sup', "('lake' <-> 'sup')"],
  ['an excluded word', 'agate -moss', "('agate') & !('moss')"],
  ['an excluded phrase', 'agate -"lake superior"', "('agate') & !('lake' <-> 'superior')"],
  ['a word with a hyphen, in this order', 'open-ridge ', "('open' <-> 'ridge')"],
  ['an apostrophe', 'hunter’s', "('hunters':*)"],
  ['curly quotes around a phrase', '“Lake Superior”', "('lake' <-> 'superior')"],
  ['dashes', 'zzyzx—roadside ', "('zzyzx' <-> 'roadside')"],
  ['accents and other scripts', 'Möwe 瑪瑙 ', "('mowe') & ('瑪瑙')"],
  ['a run of ideographs', '秩父鉱物 ', "('秩父') & ('父鉱') & ('鉱物')"],
  ['a quoted run of ideographs', '"秩父鉱物"', "('秩父' <-> '父鉱' <-> '鉱物')"],
  ['an excluded run of ideographs', '瑪瑙 -秩父鉱', "('瑪瑙') & !('秩父' <-> '父鉱')"],
  ['a single ideograph', '石 ', "('石':*)"],
  ['one letter is no prefix', 'a', "('a')"],
  ['only an excluded word', '-moss', ''],
  ['only spaces', '   ', ''],
  ['only signs', `!&|():*<->\\'";--%_`, ''],
  ['operators', "a & !b | c:* <-> 'd", "('a') & ('b') & ('c') & ('d')"],
  ['an injection', `'); drop table posts; --`, "('drop') & ('table') & ('posts')"],
  ['a null byte and controls', 'a\u0000b\u0002c ', "('a' <-> 'b' <-> 'c')"],
]

describe('a typed search', () => {
  it.each(queries)('%s', (_, typed, query) => {
    expect(textQuery(parseSearch(typed))).toBe(query)
  })

  it('has at most ten terms of sixty letters', () => {
    const terms = parseSearch(`${'x'.repeat(300)} ${'word '.repeat(50)}`)
    expect(terms).toHaveLength(10)
    expect(terms[0]?.words[0]).toHaveLength(60)
  })

  it('finds similar words beside a mistyped one, not for phrases and excluded words', () => {
    const alternatives = new Map([['agete', ['agate', 'agaty']]])
    expect(textQuery(parseSearch('agete -agete "agete moss"'), alternatives)).toBe(
      "(('agete') | ('agate') | ('agaty')) & !('agete') & ('agete' <-> 'moss')",
    )
  })
})

it('groups begin with the best match; the shop must match twice as well', () => {
  const ranked = (kind: SearchKind, rank: number) => ({ kind, rank })
  expect(groupOrder([ranked('merchandise', 0.6), ranked('post', 0.4), ranked('post', 0.1)])).toEqual([
    'post',
    'merchandise',
  ])
  expect(groupOrder([ranked('merchandise', 0.6), ranked('comment', 0.2)])).toEqual(['merchandise', 'comment'])
  expect(groupOrder([ranked('comment', 0.2), ranked('post', 0.2)])).toEqual(['post', 'comment'])
})

describe('matches', () => {
  it.each([
    [
      'A moss, and agates.',
      ['moss', 'agates'],
      [
        [2, 6],
        [12, 18],
      ],
    ],
    [
      'O’Brien’s “quarry”',
      ['obriens', 'quarry'],
      [
        [0, 9],
        [11, 17],
      ],
    ],
    ['Coeur d’Alene', ['alene'], [[6, 13]]],
    ['aga\u00adte\u200bs 💎', ['agates'], [[0, 8]]],
    ['秩父鉱物採集', ['鉱物', '物採'], [[2, 5]]],
    [
      'Möwe cafe\u0301 ',
      ['mowe', 'cafe'],
      [
        [0, 4],
        [5, 10],
      ],
    ],
  ])('in %j become ranges of the text', (text, matching, marks) => {
    expect(markMatches(text, new Set(matching))).toEqual({ text, marks })
  })

  it('an excerpt has at most thirty words, those with the most different matches', () => {
    const text = `${'moss '.repeat(50)}and a lake of moss agate ${'day '.repeat(50)}`
    const { text: shown, marks } = excerptOf(text, new Set(['moss', 'lake', 'agate']))
    expect(shown.split(' ')).toHaveLength(30)
    expect(shown).toContain('lake of moss agate')
    for (const [from, to] of marks) expect(['moss', 'lake', 'agate']).toContain(shown.slice(from, to))
  })

  it('a short text is its own excerpt, and one without matches is its beginning', () => {
    expect(excerptOf('Soft & heavy. ', new Set(['soft'])).text).toBe('Soft & heavy.')
    expect(excerptOf('word '.repeat(100), new Set()).text.split(' ')).toHaveLength(30)
  })

  it.each(['a ', '’', 'a’', '瑪', '\u0301', '\u200b', '“', '💎'])(
    'are marked in a text of %j in time in proportion to its length',
    async (part) => {
      expect(await costGrowth((text) => excerptOf(text, new Set(['a', '瑪瑪'])), part, 10_000)).toBeLessThan(LINEAR)
      expect(await costGrowth((text) => parseSearch(text), part, 10_000)).toBeLessThan(LINEAR)
    },
  )
})
