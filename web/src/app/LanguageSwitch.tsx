import { useLocation } from 'react-router-dom'
import { inLanguage, type Language, LANGUAGES } from '#contracts/languages.ts'
import { language } from '../lib/text.ts'

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Links to this page in the other languages. They load it anew, because a page keeps its language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  return LANGUAGES.filter((other) => other !== language()).map((other) => (
    <a key={other} href={inLanguage(other, pathname + search)} hrefLang={other} lang={other}>
      {NAMES[other]}
    </a>
  ))
}
