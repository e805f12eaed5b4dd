import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#contracts/shared/languages.ts'
import errors from './de/errors.json' with { type: 'json' }
import mail from './de/mail.json' with { type: 'json' }
import pages from './de/pages.json' with { type: 'json' }
import { inOwnWords, onWords, ownTexts } from './ownWords.ts'

/**
 * Writes a text in one language.
 *
 * @param text the English text, which is also its key. ICU: `{count, plural, one {# film} other {# films}}`.
 * @param values of its placeholders.
 */
export type Translate = (text: string, values?: Record<string, unknown>) => string

const CATALOGS: Record<Language, Record<string, string>> = { en: {}, de: { ...errors, ...pages, ...mail } }

const translators = new Map<Language, I18n>()
onWords(() => translators.clear())

/** The texts of server pages, errors and emails. Without a translation, a text stays English. */
export const textsIn =
  (language: Language): Translate =>
  (text, values) =>
    translatorOf(language)._(text, values)

function translatorOf(language: Language): I18n {
  const known = translators.get(language)
  if (known) return known
  const messages = { ...CATALOGS[language], ...ownTexts(language) }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  translators.set(language, i18n)
  return i18n
}

/** A text with its placeholders as they are. */
export const translationOf = (language: Language, text: string): string => {
  const own = inOwnWords(language, text)
  if (own !== text) return own
  const catalog = CATALOGS[language]
  return Object.hasOwn(catalog, text) ? (catalog[text] ?? text) : text
}
