import { foldText } from './foldText.ts'
import { isUnspaced, parseSearch } from '../content/parseSearch.ts'

/** More texts than a catalog has. */
const MAX_KNOWN = 5000
const known = new Map<string, string>()

/** Long texts take time, and every letter that is typed needs all of them. */
function foldOnce(text: string): string {
  const folded = known.get(text) ?? foldText(text)
  if (known.size > MAX_KNOWN) known.clear()
  known.set(text, folded)
  return folded
}

/** Whether a text has all words of a query, as the site's search reads it. Parts of words count too. */
export function matchesSearch(query: string): (text: string) => boolean {
  const terms = parseSearch(query)
  if (terms.length === 0) return () => query.trim() === ''
  return (text) => {
    const folded = foldOnce(text)
    return terms.every(({ words, isExcluded }) => {
      const parts = words.some(isUnspaced) ? words : [words.join(' ')]
      return parts.every((part) => folded.includes(part)) !== isExcluded
    })
  }
}
