import type { Cents } from '../shared/money.ts'

const CURRENCY = /^(?:(?:US ?)?\$|USD)|(?:\$|USD)$/gi
/** `25,-` */
const NO_CENTS = /(?<=\d)[.,][-‐-―−]{1,2}$/
/** Groups of three digits, then up to two decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([.,' ])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d{1,2})?$/
const PLAIN = /^\d{1,9}(?:[.,]\d{0,2})?$|^[.,]\d{1,2}$/

/**
 * A price as people type it, or copy it from this or another page: `1,234.50`, `1.234,50 $`, `$25`, `25,5`. Three digits after the only
 * separator are thousands.
 *
 * @returns null for anything else, such as a sign or an exponent.
 */
export function typedCents(text: string): Cents | null {
  const amount = text.replace(/[’´`]/g, "'").normalize('NFKC').trim().replace(CURRENCY, '').trim().replace(NO_CENTS, '')
  if (PLAIN.test(amount)) return Math.round(Number(`0${amount.replace(',', '.')}`) * 100)
  if (amount.length > 14 || !GROUPED.test(amount)) return null
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(amount) ?? []
  const whole = decimals ? amount.slice(0, -decimals.length - 1) : amount
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}
