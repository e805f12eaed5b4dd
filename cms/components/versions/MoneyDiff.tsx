'use client'
import type { FieldDiffClientProps } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'
import { ValueDiff } from './ValueDiff.tsx'

export const MoneyDiff = (props: FieldDiffClientProps) => <ValueDiff {...props} inWords={inDollars} />

const inDollars = (value: unknown): string => formatCents(Number(value))
