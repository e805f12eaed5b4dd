type Match = { text: string; values: Record<string, string> }
/** Null for a sentence that comes from none of the texts. */
export type TextMatcher = (sentence: string) => Match | null
type Pattern = { text: string; shape: RegExp; names: string[] }

/** Longer sentences are what people wrote, and matching takes time. */
const LONGEST = 1000

/**
 * Finds the text that a finished English sentence comes from: `Only 2 of Agate Hoodie left.` is `Only {stock} of {title}
 * left.`. Sentences with values can so be translated after they were written.
 *
 * @param texts what the sentence can be.
 */
export function textMatcher(texts: readonly string[]): TextMatcher {
  const plain = new Set(texts.filter((text) => !text.includes('{')))
  // Those with the most words first, because `{price} a month` fits many sentences.
  const patterns = texts
    .filter((text) => text.includes('{'))
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .map(patternOf)
  return (sentence) => {
    if (plain.has(sentence)) return { text: sentence, values: {} }
    if (sentence.length > LONGEST) return null
    for (const { text, shape, names } of patterns) {
      const found = shape.exec(sentence)
      if (found) return { text, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
    }
    return null
  }
}

const PLACEHOLDERS = /\{\w+\}/g
const wordsOf = (text: string): string => text.replace(PLACEHOLDERS, '')

function patternOf(text: string): Pattern {
  const literals = text.split(PLACEHOLDERS).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const names = [...text.matchAll(PLACEHOLDERS)].map(([placeholder]) => placeholder.slice(1, -1))
  return { text, shape: new RegExp(`^${literals.join('(.+?)')}$`, 's'), names }
}
