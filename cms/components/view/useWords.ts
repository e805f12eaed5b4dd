import { useTranslation } from '@payloadcms/ui'
import { type Words, wordsIn } from './wordsIn.ts'

/** Texts, amounts and dates in the employee's language. */
export const useWords = (): Words => wordsIn(useTranslation().i18n.language)
