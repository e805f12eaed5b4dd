import { useLocation } from 'react-router-dom'
import { inLanguage, LANGUAGES } from '#contracts/shared/languages.ts'
import { languageNames } from '../lib/languageNames.ts'
import { rememberLanguage } from '../lib/rememberLanguage.ts'
import { language } from '../lib/text.ts'

/** Links to this page in the other languages. They reload it, because a page keeps its language. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation()
  return LANGUAGES.filter((other) => other !== language()).map((other) => (
    <a
      key={other}
      href={inLanguage(other, pathname + search + hash)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
    >
      {languageNames[other]}
    </a>
  ))
}
