'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useText } from '../../platform/view/useText.ts'

/** The name of a size or kind, while its fields are closed. */
export function OptionLabel() {
  const t = useText()
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  return <>{data.name?.trim() || t('Size or kind {number}', { number: (rowNumber ?? 0) + 1 })}</>
}
