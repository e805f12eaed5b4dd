import { i18n } from '@lingui/core'
import { inLanguage, isLanguage, type Language } from '#contracts/shared/languages.ts'
import type { OwnWords } from '#contracts/platform/vocabulary.ts'

// The build compiles texts with placeholders: see `compileTexts.ts`.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text])
i18n.load('en', {})
i18n.activate('en')
export { i18n }

/**
 * Writes a text in the page's language.
 *
 * @param text the English text, which is also its key. ICU: `{count, plural, one {# film} other {# films}}`.
 * @param values of its placeholders.
 */
export const t = (text: string, values?: Record<string, string | number>): string => i18n._(text, values)

/** The page's language. */
export function language(): Language {
  const code = i18n.locale.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

/** The address of a page in the page's language, for links past the router: `/account` → `/de/account`. */
export const pagePath = (path: string): string => inLanguage(language(), path)

const CATALOGS = { de: () => import('virtual:texts/de') }

/** Before the first render: a page has one language until it is left. @param words the owner's, of the trade. */
export async function startLanguage(wanted: Language, words?: OwnWords): Promise<void> {
  if (wanted !== 'en') i18n.load(wanted, (await CATALOGS[wanted]()).default)
  i18n.activate(wanted)
  if (words) await (await import('./ownWords.ts')).speakOwnWords(wanted, words)
}
