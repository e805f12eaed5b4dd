'use client'
import type { FieldDiffClientProps } from 'payload'
import { useText } from '../view/useText.ts'
import { ValueDiff } from './ValueDiff.tsx'

export function YesDiff(props: FieldDiffClientProps) {
  const t = useText()
  return <ValueDiff {...props} inWords={(value) => t(value === true ? 'Yes' : 'No')} />
}
