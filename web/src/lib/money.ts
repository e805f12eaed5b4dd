import { amountIn } from '#contracts/shared/amountIn.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { language } from './text.ts'

/** An amount of the API in the page's language: `"24.99"` → `$24.99`, in German `24,99 $`. */
export const dollars = (amount: string): string => amountIn(language(), `$${amount}`)

/** `2499` → `$24.99`, in German `24,99 $`. */
export const formatMoney = (cents: Cents, options?: { decimals?: 0 | 2 }): string =>
  amountIn(language(), formatCents(cents, options))
