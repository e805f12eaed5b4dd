import { callWords } from '#contracts/platform/calledWords.ts'
import { calledIn, fillWords, isOwn, type OwnWords } from '#contracts/platform/vocabulary.ts'
import type { Language } from '#contracts/shared/languages.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }

/** The template for other words of the trade, with the text in the code as its key. */
const TEMPLATES: Record<Language, Readonly<Record<string, string>>> = { en, de }

type Use = { words: OwnWords | undefined; written: string; listeners: (() => void)[] }
const use: Use = { words: undefined, written: '', listeners: [] }

/** Sets the words of this process or thread: texts use the ones that were read last. */
export function useWords(words: OwnWords | undefined): void {
  const written = JSON.stringify(words ?? {})
  if (written === use.written) return
  Object.assign(use, { words, written })
  callWords(calledIn(words))
  for (const listener of use.listeners) listener()
}

/** The words of this process, which its threads receive with their work. */
export const wordsInUse = (): OwnWords | undefined => use.words

export const onWords = (listener: () => void): void => void use.listeners.push(listener)

/** A text in the owner’s words, or as it is. It may have placeholders. */
export function inOwnWords(language: Language, text: string): string {
  const template = use.words && Object.hasOwn(TEMPLATES[language], text) ? TEMPLATES[language][text] : undefined
  if (!use.words || template === undefined || !isOwn(template, language, use.words)) return text
  return fillWords(template, language, use.words)
}

/** The texts of a language that the owner’s words change. */
export function ownTexts(language: Language): Record<string, string> {
  const { words } = use
  if (!words) return {}
  return Object.fromEntries(
    Object.entries(TEMPLATES[language])
      .filter(([, template]) => isOwn(template, language, words))
      .map(([text, template]) => [text, fillWords(template, language, words)]),
  )
}
