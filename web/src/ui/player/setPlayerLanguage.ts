import 'media-chrome/lang/de'
import { setLanguage } from 'media-chrome/utils/i18n'
import { language } from '../../lib/text.ts'

/** Buttons write their labels when they are made; without this, those are in the browser's language, not the page's. */
export const setPlayerLanguage = (): void => setLanguage(language())
