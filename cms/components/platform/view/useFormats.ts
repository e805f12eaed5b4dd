import { useTranslation } from '@payloadcms/ui'
import { type Formats, formatsIn } from './formats.ts'

/** Texts, numbers, amounts and dates in the employee's language. */
export const useFormats = (): Formats => formatsIn(useTranslation().i18n.language)
