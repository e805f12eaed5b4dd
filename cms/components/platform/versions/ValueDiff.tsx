'use client'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'

type ValueDiffProps = FieldDiffClientProps & { inWords: (value: unknown) => string }

/** A value before and after, as the form shows it. The panel's own comparison shows “true”, “null” and cents. */
export function ValueDiff({ field, comparisonValue, versionValue, nestingLevel, inWords }: ValueDiffProps) {
  const { i18n } = useTranslation()
  const html = (value: unknown) =>
    `<p>${escapeDiffHTML(value === null || value === undefined ? '' : inWords(value))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  const label = 'label' in field ? { label: field.label } : {}
  return <FieldDiffContainer From={From} To={To} i18n={i18n} label={label} nestingLevel={nestingLevel} />
}
