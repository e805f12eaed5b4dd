'use client'
import { useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'
import { optionLabel } from '../view/optionLabel.ts'
import { ValueDiff } from './ValueDiff.tsx'

export function OptionDiff(props: FieldDiffClientProps) {
  const { language } = useTranslation().i18n
  const inWords = (value: unknown) =>
    [value]
      .flat()
      .map((one) => optionLabel(props.field, String(one), language))
      .join(', ')
  return <ValueDiff {...props} inWords={inWords} />
}
