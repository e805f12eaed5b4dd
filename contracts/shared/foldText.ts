/** Dropped: “women's” and “womens”, “O’Brien” and “obrien” are the same word. */
export const APOSTROPHES = /['`´‘’‛ʹʻʼʽˈʾʿ′‵＇՚׳Ꞌꞌ]/gu
/** Separate words, although they decompose into letters. */
const SYMBOLS = /[™℠®©℗]/gu
/**
 * Accents, and vowel points of Hebrew and Arabic; marks of other scripts are letters. The line that draws an Arabic word out, soft hyphens, zero-width characters,
 * variation selectors, marks of direction.
 */
export const UNHEARD =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\p{Default_Ignorable_Code_Point}]/gu
/** Between two words: spaces, quotes, dashes, symbols. */
const SEPARATOR = /[^\p{L}\p{N}\p{M}]/gu
/** Scripts without spaces between words, from Thai to the ideographs, by their first and last code points. */
export const UNSPACED_SCRIPTS = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x3000, 0xa4cf],
  [0xac00, 0xd7ff],
  [0x20000, 0x3ffff],
] as const
/** Letters that have no decomposition, as people type them without their keyboard. Persian and Urdu write the same letters as others. */
const LETTERS = 'ßæœþøđðħıłŧςٱىیےکةہۂەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const TYPED = 'ss ae oe th o d d h i l t σ ا ي ي ي ك ه ه ه ه ه 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9'.split(' ')
const EVERY_LETTER = new RegExp(`[${LETTERS}]`, 'gu')

/**
 * The words of a text for comparing and searching, separated by spaces: without case, accents, apostrophes, invisible
 * characters and differences of width. The function `search_fold` in the database does the same in SQL, so a
 * change here needs a migration that replaces it: docs/decisions/117-folded-words.md.
 */
export const foldText = (text: string): string =>
  text
    .replace(SYMBOLS, ' ')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(UNHEARD, '')
    .replace(/\p{Changes_When_Lowercased}/gu, lowerCase)
    .replace(EVERY_LETTER, (letter) => TYPED[LETTERS.indexOf(letter)] ?? letter)
    .normalize('NFKC')
    .replace(SEPARATOR, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** One character for one, whatever its neighbors are. */
function lowerCase(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}
