import type { Messages } from '@lingui/core'
import { callWords } from '#contracts/platform/calledWords.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { calledIn, fillWords, isOwn, type OwnWords } from '#contracts/platform/vocabulary.ts'
import { i18n } from './text.ts'

const TEMPLATES = { en: () => import('virtual:words/en'), de: () => import('virtual:words/de') }

/**
 * Puts the texts in the owner's words before those of the language. They are a locale of their own, whose prototype is the
 * language: parts that load later add their texts to it, and the next page of a thread starts without them.
 */
export async function speakOwnWords(language: Language, words: OwnWords): Promise<void> {
  const templates = Object.entries((await TEMPLATES[language]()).default).map(
    ([text, compiled]) => [text, JSON.stringify(compiled)] as const,
  )
  const own = templates
    .filter(([, template]) => isOwn(template, language, words))
    // Safe: a word has no character that means something in JSON.
    .map(([text, template]) => [text, JSON.parse(fillWords(template, language, words)) as Messages[string]] as const)
  const messages = Object.assign(Object.create(i18n.messages) as Messages, Object.fromEntries(own))
  callWords(calledIn(words))
  i18n.loadAndActivate({ locale: `${language}-own`, locales: language, messages })
}
