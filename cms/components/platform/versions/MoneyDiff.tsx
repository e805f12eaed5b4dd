'use client'
import type { FieldDiffClientProps } from 'payload'
import { useFormats } from '../view/useFormats.ts'
import { ValueDiff } from './ValueDiff.tsx'

export function MoneyDiff(props: FieldDiffClientProps) {
  const { money } = useFormats()
  return <ValueDiff {...props} inWords={(value) => money(Number(value))} />
}
