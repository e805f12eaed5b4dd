import type { Language } from '#contracts/languages.ts'
import { type Cents, formatCents } from '#contracts/money.ts'

/** `2499` → `$24.99`, or in German `24,99 $`. */
export function centsIn(language: Language, cents: Cents, { decimals = 2 }: { decimals?: 0 | 2 } = {}): string {
  const english = formatCents(cents, { decimals })
  return language === 'en' ? english : amountIn(language, english)
}

const AMOUNT = /^(-?)\$([\d,]+)(?:\.(\d\d))?$/

/** `$1,024.99` → in German `1.024,99 $`. What is no amount stays as it is. */
export function amountIn(language: Language, text: string): string {
  const [match, sign = '', whole = '', cents] = AMOUNT.exec(text) ?? []
  if (language === 'en' || match === undefined) return text
  return `${sign}${whole.replaceAll(',', '.')}${cents ? `,${cents}` : ''}\u00a0$`
}
