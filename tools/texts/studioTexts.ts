import { STUDIO_NAMES } from '../../cms/components/studio/studioSections.ts'
import { sourceTexts } from './sourceTexts.ts'

/** What our own views of the panel say. Payload's texts, `t('general:or')`, are in its own catalogs. */
export const studioTexts = (): string[] =>
  [...new Set([...sourceTexts('cms/components'), ...STUDIO_NAMES])].filter(
    (text) => !/^[a-zA-Z]+:[a-zA-Z]+$/.test(text),
  )
