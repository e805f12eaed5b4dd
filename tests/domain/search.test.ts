import { describe, expect, it } from 'vitest'
import type { SearchKind } from '#contracts/searchKinds.ts'
import { groupOrder } from '#domain/content/search/groupOrder.ts'
import { markedText } from '#domain/content/search/markedText.ts'
import { parseQuery } from '#domain/content/search/parseQuery.ts'
import { textQuery } from '#domain/content/search/textQuery.ts'

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
  ['accents and other scripts', 'Möwe 瑪瑙 ', "('möwe') & ('瑪瑙')"],
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
    expect(textQuery(parseQuery(typed))).toBe(query)
  })

  it('has at most ten terms of sixty letters', () => {
    const terms = parseQuery(`${'x'.repeat(300)} ${'word '.repeat(50)}`)
    expect(terms).toHaveLength(10)
    expect(terms[0]?.words[0]).toHaveLength(60)
  })

  it('finds similar words beside a mistyped one, not for phrases and excluded words', () => {
    const alternatives = new Map([['agete', ['agate', 'agaty']]])
    expect(textQuery(parseQuery('agete -agete "agete moss"'), alternatives)).toBe(
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

it('matches become ranges of the plain text', () => {
  expect(markedText('A \u0002moss\u0003 and \u0002agate\u0003.')).toEqual({
    text: 'A moss and agate.',
    marks: [
      [2, 6],
      [11, 16],
    ],
  })
})

it.each(['\u0003a\u0002b', '\u0002\u0003', '\u0002a\u0002b\u0003\u0003'])(
  'markers in the wrong order do no harm',
  (text) => {
    const { text: plain, marks } = markedText(text)
    expect(plain).not.toMatch(/[\u0002\u0003]/)
    for (const [from, to] of marks) expect(0 <= from && from < to && to <= plain.length).toBe(true)
  },
)
