import type { Language } from '#contracts/languages.ts'
import { amountIn, dayIn } from './formats.ts'
import { textsIn } from './textsIn.ts'

/**
 * Translates a finished English sentence: with `Only {stock} of {title} left.` among the texts, also `Only 2 of Agate
 * Hoodie left.`. For sentences that are written before their reader's language is known, as those of errors and of
 * queued emails. Amounts and dates need no text.
 *
 * @param texts what the sentence can be; always the same array, because it is prepared once.
 * @returns the English sentence where none of them fits.
 */
export function sayIn(language: Language, sentence: string, texts: readonly string[]): string {
  if (language === 'en') return sentence
  const value = amountIn(language, dayIn(language, sentence))
  if (value !== sentence || sentence.length > LONGEST) return value
  const t = textsIn(language)
  const { plain, patterns } = prepared(texts)
  if (plain.has(sentence)) return t(sentence)
  for (const { text, shape, names } of patterns) {
    const found = shape.exec(sentence)
    if (!found) continue
    const values = names.map((name, at) => [name, sayIn(language, found[at + 1] ?? '', texts)])
    return t(text, Object.fromEntries(values))
  }
  return sentence
}

/** Longer ones are what people wrote, and matching takes time. */
const LONGEST = 1000

type Pattern = { text: string; shape: RegExp; names: string[] }
type Prepared = { plain: Set<string>; patterns: Pattern[] }

const ready = new WeakMap<readonly string[], Prepared>()

/** The texts with the most words first, because `{price} a month` fits many sentences. */
function prepared(texts: readonly string[]): Prepared {
  const known = ready.get(texts)
  if (known) return known
  const patterns = texts
    .filter((text) => text.includes('{'))
    .toSorted((one, other) => literalLength(other) - literalLength(one))
    .map(patternOf)
  const made = { plain: new Set(texts.filter((text) => !text.includes('{'))), patterns }
  ready.set(texts, made)
  return made
}

const PLACEHOLDERS = /\{\w+\}/g
const literalLength = (text: string): number => text.replace(PLACEHOLDERS, '').length

function patternOf(text: string): Pattern {
  const literals = text.split(PLACEHOLDERS).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const names = [...text.matchAll(PLACEHOLDERS)].map(([placeholder]) => placeholder.slice(1, -1))
  return { text, shape: new RegExp(`^${literals.join('(.+?)')}$`, 's'), names }
}
