import type { Cents } from '../shared/money.ts'

/** A discount's part of an amount, in whole cents. */
export const percentOf = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100)
