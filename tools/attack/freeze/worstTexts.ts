/** Texts whose reading can cost more than their length. */
export type WorstText = { name: string; make: (characters: number) => string }

const runOf = (name: string, part: string): WorstText => ({
  name,
  // Whole parts, because half of a character can't be sent.
  make: (characters) => part.repeat(Math.floor(characters / part.length)),
})

/** A part that never ends as it began, so that a reader may start again at each repetition. */
const between = (name: string, first: string, part: string, last: string): WorstText => ({
  name,
  make: (characters) =>
    first + part.repeat(Math.max(0, Math.floor((characters - first.length - last.length) / part.length))) + last,
})

/** No two words are the same. */
const differentWords: WorstText = {
  name: 'different words',
  make: (characters) => {
    let text = ''
    for (let word = 0; text.length < characters; word++) text += `${word.toString(36)} `
    return text.slice(0, characters)
  },
}

export const WORST_TEXTS: WorstText[] = [
  runOf('letters', 'a'),
  runOf('digits', '1'),
  runOf('spaces', ' '),
  between('spaces in text', 'a', ' ', 'b'),
  runOf('line breaks', '\n'),
  between('line breaks in text', 'a', '\r\n', 'b'),
  runOf('lines of one letter', 'a\n'),
  runOf('tabs', 'a\t '),
  runOf('narrow spaces', '\u00a0\u2009'),
  runOf('opened brackets', '['),
  runOf('links without an end', '[a]('),
  runOf('pictures without an end', '![a]('),
  runOf('opened tags', '<'),
  runOf('tags', '<a href="x">'),
  runOf('comments', '<!--'),
  runOf('entities', '&amp'),
  runOf('emphasis', '*a_'),
  runOf('strong', '**a'),
  runOf('code', '`'),
  between('a heading', '# a', ' ', 'b'),
  runOf('quotes in quotes', '> '),
  runOf('lists in lists', '- '),
  runOf('table cells', '|a'),
  runOf('mentions', '@a '),
  runOf('at signs', '@'),
  runOf('addresses', 'a@a.'),
  runOf('domains', 'a.'),
  runOf('links', 'http://a '),
  runOf('schemes', 'http:'),
  runOf('slashes', '/'),
  runOf('back slashes', '\\'),
  runOf('percent signs', '%41'),
  runOf('double quotes', '"'),
  runOf('apostrophes', "a'"),
  runOf('commas', ','),
  runOf('semicolons', ';a='),
  runOf('hyphens', '-'),
  runOf('times', '00:'),
  runOf('braces', '{{a}}'),
  runOf('accents', 'e\u0301\u0302'),
  runOf('letters that grow', '\u0130\ufdfa'),
  runOf('joined emoji', '\u{1f469}\u200d'),
  runOf('right to left', '\u05d0\u202ea'),
  runOf('Chinese', '\u77f3'),
  differentWords,
]

/**
 * A fifth of them, the next one at each `turn`. Many places read texts with the same few functions, so that
 * each text in some of the places shows what each text in all of them would.
 */
export const someTexts = (turn: number): WorstText[] => WORST_TEXTS.filter((_, at) => (at + turn) % 5 === 0)
