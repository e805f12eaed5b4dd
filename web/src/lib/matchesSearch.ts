import { foldText } from '#contracts/foldText.ts'
import { isUnspaced, parseSearch, type SearchTerm } from '#contracts/parseSearch.ts'

/** A text that is searched, prepared once. */
export type SearchText = { plain: string; folded: string }

export const searchText = (...parts: string[]): SearchText => {
  const text = parts.join('\n')
  return { plain: text.toLowerCase(), folded: foldText(text) }
}

/** Whether a text has all words, as the site's search reads them; parts of words count too. Everything matches a blank query. */
export function matchesSearch(query: string): (text: SearchText) => boolean {
  const terms = parseSearch(query)
  if (terms.length > 0) return ({ folded }) => terms.every((term) => containsTerm(folded, term) !== term.isExcluded)
  const typed = query.trim().toLowerCase()
  return ({ plain }) => plain.includes(typed)
}

const containsTerm = (folded: string, { words }: SearchTerm): boolean =>
  words.some(isUnspaced) ? words.every((word) => folded.includes(word)) : folded.includes(words.join(' '))
