import type { CollectionBeforeChangeHook } from 'payload'
import type { Caption } from '../../../payload-types.ts'

/** The language's name in that language, so that its readers recognize it. */
export const fillCaptionLabel: CollectionBeforeChangeHook<Caption> = ({ data, originalDoc }) => {
  const { label, language } = { ...originalDoc, ...data }
  return label || !language ? data : { ...data, label: nameOf(language) }
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
