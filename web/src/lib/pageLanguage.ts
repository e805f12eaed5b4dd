import { languageParameter } from '#contracts/shared/languageParameter.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { language } from './text.ts'

/** The query of calls whose answer has texts that may be translated. Without a parameter on English pages. */
export const pageLanguage = () => languageParameter(language())

/** The `lang` of a text; undefined where it is the page's own. */
export const langOf = (text: { language: Language }): Language | undefined =>
  text.language === language() ? undefined : text.language

/** The `lang` of what has only its English original, such as names of series. */
export const langOfOriginal = (): Language | undefined => langOf({ language: 'en' })
