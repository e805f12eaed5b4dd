import { APOSTROPHES, UNHEARD } from '#contracts/shared/foldText.ts'
import { isUnspaced, wordsOf } from '#contracts/content/parseSearch.ts'
import type { MarkedText } from '#contracts/content/search.ts'

/** A part of a text that can match. */
type Piece = { start: number; end: number; words: string[] }

const LETTER = '[\\p{L}\\p{N}\\p{M}]'
/** Without the brackets of a class. */
const inside = ({ source }: RegExp): string => source.slice(1, -1)
const INNER = `[\\p{L}\\p{N}\\p{M}${inside(APOSTROPHES)}${inside(UNHEARD)}]`
const WORD = new RegExp(`${LETTER}(?:${INNER}*${LETTER})?`, 'gu')
const AFTER_APOSTROPHE = new RegExp(`${APOSTROPHES.source}([^${inside(APOSTROPHES)}]{3,})`, 'gu')

const MOST_PIECES = 30
const BEFORE_MATCH = 5

/** The words of texts, for the database to say which of them match. */
export const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => piecesOf(text).flatMap(({ words }) => words))),
]

/** The whole text, with its matches as ranges. @param matching words, as from `wordsIn`. */
export const markMatches = (text: string, matching: ReadonlySet<string>): MarkedText => ({
  text,
  marks: joined(piecesOf(text).filter(isIn(matching))),
})

/** At most thirty words of the text, those with the most matches. */
export function excerptOf(text: string, matching: ReadonlySet<string>): MarkedText {
  const pieces = piecesOf(text)
  if (pieces.length <= MOST_PIECES) return markMatches(text.trim(), matching)
  const first = Math.max(0, bestWindow(pieces, matching) - BEFORE_MATCH)
  const shown = pieces.slice(first, first + MOST_PIECES)
  const [start, end] = [shown[0]?.start ?? 0, shown.at(-1)?.end ?? text.length]
  const marks = joined(shown.filter(isIn(matching)))
  return { text: text.slice(start, end), marks: marks.map(([from, to]) => [from - start, to - start]) }
}

/** Index of the match with the most different matches behind it. */
function bestWindow(pieces: Piece[], matching: ReadonlySet<string>): number {
  const matches = pieces.flatMap((piece, index) =>
    isIn(matching)(piece) ? [{ index, word: piece.words[0] ?? '' }] : [],
  )
  const counts = new Map<string, number>()
  let best = { index: 0, different: 0 }
  let end = 0
  for (const { index, word } of matches) {
    for (; (matches[end]?.index ?? Infinity) < index + MOST_PIECES - BEFORE_MATCH; end += 1) {
      const next = matches[end]?.word ?? ''
      counts.set(next, (counts.get(next) ?? 0) + 1)
    }
    if (counts.size > best.different) best = { index, different: counts.size }
    const left = (counts.get(word) ?? 0) - 1
    if (left > 0) counts.set(word, left)
    else counts.delete(word)
  }
  return best.index
}

const isIn =
  (matching: ReadonlySet<string>) =>
  ({ words }: Piece): boolean =>
    words.some((word) => matching.has(word))

/** Ranges that touch are one: pairs of ideographs share a letter. */
function joined(pieces: Piece[]): MarkedText['marks'] {
  const marks: MarkedText['marks'] = []
  for (const { start, end } of pieces) {
    const last = marks.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const words = wordsOf(word)
    if (words.some(isUnspaced)) return unspacedPieces(word, index)
    const ends = [...word.matchAll(AFTER_APOSTROPHE)].flatMap(([, end]) => wordsOf(end ?? ''))
    return [{ start: index, end: index + word.length, words: [...words, ...ends] }]
  })

/** A piece for each pair of neighbors, and for each run of other letters. */
function unspacedPieces(word: string, start: number): Piece[] {
  const letters = word.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []
  const pieces: Piece[] = []
  let at = start
  let run = ''
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? ''
    if (isUnspacedLetter(letter)) {
      if (run !== '') pieces.push({ start: at - run.length, end: at, words: wordsOf(run) })
      run = ''
      const pair = isUnspacedLetter(next) ? letter + next : letter
      pieces.push({ start: at, end: at + pair.length, words: [pair.normalize('NFKC')] })
    } else run += letter
    at += letter.length
  })
  if (run !== '') pieces.push({ start: at - run.length, end: at, words: wordsOf(run) })
  return pieces
}

const isUnspacedLetter = (letter: string): boolean => isUnspaced(letter.normalize('NFKC'))
