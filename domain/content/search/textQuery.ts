import type { SearchTerm } from '#contracts/content/parseSearch.ts'

/** Similar words that may replace a mistyped one. */
export type Alternatives = ReadonlyMap<string, readonly string[]>

/** Each word that can match, for marking. */
export const anyWordQuery = (terms: readonly SearchTerm[], alternatives: Alternatives = new Map()): string =>
  terms
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ words, isPrefix }) =>
      words.flatMap((word) => [
        `'${word}'${isPrefix ? ':*' : ''}`,
        ...(alternatives.get(word) ?? []).map((other) => `'${other}'`),
      ]),
    )
    .join(' | ')

/** For `to_tsquery`. Words contain letters and digits only, so nothing in them is an operator. */
export function textQuery(terms: readonly SearchTerm[], alternatives: Alternatives = new Map()): string {
  return terms.map((term) => termQuery(term, alternatives)).join(' & ')
}

function termQuery({ words, isExcluded, isPrefix }: SearchTerm, alternatives: Alternatives): string {
  const [first = ''] = words
  const choices = isExcluded || words.length > 1 ? [] : (alternatives.get(first) ?? [])
  const own = words.map((word) => `'${word}'${isPrefix ? ':*' : ''}`).join(' <-> ')
  const any = [`(${own})`, ...choices.map((word) => `('${word}')`)].join(' | ')
  return `${isExcluded ? '!' : ''}${choices.length > 0 ? `(${any})` : any}`
}
