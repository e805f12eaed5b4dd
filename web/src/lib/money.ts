import { type Cents, formatCents } from '#contracts/money.ts'
import { language } from './text.ts'

/** An amount of the API in the page's language: `"24.99"` → `$24.99`, in German `24,99 $`. */
export const dollars = (amount: string): string =>
  language() === 'de' ? `${amount.replace('.', ',')}\u00a0$` : `$${amount}`

/** `2499` → `$24.99`, in German `24,99 $`. */
export function formatMoney(cents: Cents, options?: { decimals?: 0 | 2 }): string {
  const written = formatCents(cents, options)
  if (language() === 'en') return written
  const amount = written.replace('$', '').replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.')
  return `${amount}\u00a0$`
}
