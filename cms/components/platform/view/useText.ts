import { useTranslation } from '@payloadcms/ui'
import { textIn, type Translate } from './textIn.ts'

/** Our own texts, in the employee's language. */
export const useText = (): Translate => textIn(useTranslation().i18n.language)
