/** Dropped: “women's” and “womens”, “O’Brien” and “obrien” are the same word. */
export const APOSTROPHES = "'`´‘’‛ʹʻʼʽˈʾʿ′‵＇՚׳Ꞌꞌ"
/** Separate words, although they decompose into letters. */
export const SYMBOLS = '™℠®©℗'
/** Accents, and vowel points of Hebrew and Arabic. Marks of other scripts are letters. */
export const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u
/** Soft hyphens, zero-width characters, variation selectors, marks of direction. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Everything between two words: spaces, quotes, dashes, symbols. */
export const SEPARATOR = /[^\p{L}\p{N}\p{M}]/u
/** Letters that have no decomposition, as people type them without their keyboard. */
export const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  ς: 'σ',
}

const all = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'gu')
const [EVERY_ACCENT, EVERY_INVISIBLE] = [all(ACCENTS), all(INVISIBLE)]
const EVERY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')
const EVERY_SYMBOL = new RegExp(`[${SYMBOLS}]`, 'gu')
const EVERY_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
const SEPARATORS = new RegExp(`${SEPARATOR.source}+`, 'gu')

/**
 * The words of a text for comparing and searching, separated by spaces: without case, accents, apostrophes, invisible
 * characters and differences of width. The function `search_fold` in the database does the same, so a change here needs a
 * migration: docs/decisions/117-folded-words.md.
 */
export const foldText = (text: string): string =>
  text
    .replace(EVERY_SYMBOL, ' ')
    .replace(EVERY_APOSTROPHE, '')
    .normalize('NFKD')
    .replace(EVERY_ACCENT, '')
    .replace(EVERY_INVISIBLE, '')
    .replace(/\p{Changes_When_Lowercased}/gu, lowerCase)
    .replace(EVERY_LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKC')
    .replace(SEPARATORS, ' ')
    .trim()

/** One character for one, whatever its neighbors are. */
export function lowerCase(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}
