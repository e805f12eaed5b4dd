import { centsToAmount } from '#contracts/shared/money.ts'

// Cells of CSV; null is an empty one.

export const yesNo = (is: boolean | null): string | null => (is === null ? null : is ? 'yes' : 'no')

export const amount = (cents: number | null): string | null => (cents === null ? null : centsToAmount(cents))
