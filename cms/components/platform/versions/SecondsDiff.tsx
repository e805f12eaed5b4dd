'use client'
import type { FieldDiffClientProps } from 'payload'
import { ValueDiff } from './ValueDiff.tsx'

export const SecondsDiff = (props: FieldDiffClientProps) => <ValueDiff {...props} inWords={rounded} />

const rounded = (value: unknown): string => String(Math.round(Number(value)))
