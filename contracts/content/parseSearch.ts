import { foldText, UNSPACED_SCRIPTS } from '../shared/foldText.ts'

export type SearchTerm = {
  /** One word, or the words of a phrase, without case, accents and apostrophes. */
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
const QUOTES = /[“”„‟«»＂]/gu
const TERM = /(?<sign>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu
const UNSPACED = UNSPACED_SCRIPTS.map((ends) => ends.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')
const RUNS = new RegExp(`[${UNSPACED}]+|[^ ${UNSPACED}]+`, 'gu')
const UNSPACED_RUN = new RegExp(`^[${UNSPACED}]`, 'u')

/** A search: words, "phrases" and -excluded words. Everything else is ignored. */
export function parseSearch(text: string): SearchTerm[] {
  const clean = text.replace(QUOTES, '"')
  const terms: SearchTerm[] = []
  for (const { groups } of clean.matchAll(TERM)) {
    const isExcluded = groups?.['sign'] === '-'
    const words = wordsOf(groups?.['phrase'] ?? groups?.['word'] ?? '')
    // Ideographs may be found in any order, except in quotes.
    if (groups?.['phrase'] === undefined && !isExcluded && words.some(isUnspaced)) {
      for (const word of words) terms.push({ words: [word], isExcluded, isPrefix: isSingle(word) })
    } else if (words.length > 0) terms.push({ words, isExcluded, isPrefix: false })
  }
  const shown = terms.slice(0, MAX_TERMS)
  const last = shown.at(-1)
  const isStillTyped = last?.words.length === 1 && !last.isExcluded && /[\p{L}\p{N}\p{M}]$/u.test(clean)
  if (isStillTyped && (last.words[0]?.length ?? 0) >= MIN_PREFIX) last.isPrefix = true
  return shown.some(({ isExcluded }) => !isExcluded) ? shown : []
}

/** The words of a text as the index has them: for scripts without spaces, each pair of neighbors. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(RUNS) ?? []).flatMap((run) => (isUnspaced(run) ? pairsOf([...run]) : [shortened(run)]))

/** @param word folded. */
export const isUnspaced = (word: string): boolean => UNSPACED_RUN.test(word)

const isSingle = (word: string): boolean => isUnspaced(word) && [...word].length === 1

const pairsOf = (letters: string[]): string[] =>
  letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)

const shortened = (word: string): string => [...word].slice(0, MAX_WORD).join('')
