export type SearchTerm = {
  /** One word, or the words of a quoted phrase. */
  words: string[]
  isExcluded: boolean
  /** The word is still being typed. */
  isPrefix: boolean
}

/** More words cost time and rarely find more. */
const MAX_TERMS = 10
const MIN_PREFIX = 2
/** Longer words are not in the index. */
const MAX_WORD = 60
const TERM = /(?<sign>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu
const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/** A search: words, "phrases" and -excluded words. Everything else is ignored. */
export function parseQuery(text: string): SearchTerm[] {
  const clean = text.normalize('NFC').replace(/['’]/gu, '').toLowerCase()
  const terms: SearchTerm[] = []
  for (const { groups } of clean.matchAll(TERM)) {
    const words = (groups?.['phrase'] ?? groups?.['word'] ?? '').match(WORDS)?.map(shortened) ?? []
    if (words.length > 0) terms.push({ words, isExcluded: groups?.['sign'] === '-', isPrefix: false })
  }
  const shown = terms.slice(0, MAX_TERMS)
  const last = shown.at(-1)
  const isStillTyped = last?.words.length === 1 && !last.isExcluded && /[\p{L}\p{N}\p{M}]$/u.test(clean)
  if (isStillTyped && (last.words[0]?.length ?? 0) >= MIN_PREFIX) last.isPrefix = true
  return shown.some(({ isExcluded }) => !isExcluded) ? shown : []
}

const shortened = (word: string): string => [...word].slice(0, MAX_WORD).join('')
