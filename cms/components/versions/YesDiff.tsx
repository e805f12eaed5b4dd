'use client'
import type { FieldDiffClientProps } from 'payload'
import { ValueDiff } from './ValueDiff.tsx'

export const YesDiff = (props: FieldDiffClientProps) => <ValueDiff {...props} inWords={yesOrNo} />

const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No')
