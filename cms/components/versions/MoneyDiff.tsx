'use client'
import type { FieldDiffClientProps } from 'payload'
import { useWords } from '../view/useWords.ts'
import { ValueDiff } from './ValueDiff.tsx'

export function MoneyDiff(props: FieldDiffClientProps) {
  const { money } = useWords()
  return <ValueDiff {...props} inWords={(value) => money(Number(value))} />
}
