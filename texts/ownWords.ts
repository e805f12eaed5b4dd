import { callWords } from '#contracts/platform/calledWords.ts'
import { calledIn, fillWords, isOwn, type OwnWords } from '#contracts/platform/vocabulary.ts'
import type { Language } from '#contracts/shared/languages.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }

/** How each text reads with other words of the trade, by the text as the code has it. */
const TEMPLATES: Record<Language, Readonly<Record<string, string>>> = { en, de }

type Use = { words: OwnWords | undefined; written: string; listeners: (() => void)[] }
const use: Use = { words: undefined, written: '', listeners: [] }

/** The words of this process or thread: those that were read last. Texts are written with them from then on. */
export function useWords(words: OwnWords | undefined): void {
  const written = JSON.stringify(words ?? {})
  if (written === use.written) return
  Object.assign(use, { words, written })
  callWords(calledIn(words))
  for (const listener of use.listeners) listener()
}

/** For threads, which are given what this process uses. */
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
