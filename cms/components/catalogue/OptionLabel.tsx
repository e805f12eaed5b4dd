'use client'
import { useRowLabel } from '@payloadcms/ui'

/** The name of a size or kind, while its fields are closed. */
export function OptionLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  return <>{data.name?.trim() || `Size or kind ${(rowNumber ?? 0) + 1}`}</>
}
