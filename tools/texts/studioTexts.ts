import { sourceTexts } from './sourceTexts.ts'

/** What our own views of the panel say. Payload's texts, `t('general:or')`, are in its own catalogs. */
export const studioTexts = (): string[] =>
  sourceTexts('cms/components').filter((text) => !/^[a-zA-Z]+:[a-zA-Z]+$/.test(text))
