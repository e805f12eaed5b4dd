import { formatNumber } from './formatNumber.ts'
import { msg } from './msg.ts'

/** Whole cents of US dollars; never dollars, never a float. */
export type Cents = number

/** `2499` → `"24.99"`. */
export function centsToAmount(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const absolute = Math.abs(cents)
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}

/** Checks a price that an employee typed: whole cents from 0, or empty. @returns true, or the problem. */
export function checkCents(value: unknown, isRequired: boolean): true | string {
  if (value === null || value === undefined) return !isRequired || msg('Please enter an amount')
  if (Number.isSafeInteger(value) && Number(value) >= 0) return true
  return msg('Please enter an amount such as 12.34')
}

/** An amount in the API's format, `"24.99"` → 2499. */
export function centsOf(amount: string): Cents {
  return Math.round(Number(amount) * 100)
}

/** `2499` → `"$24.99"`; with `decimals: 0`, `"$25"`. */
export function formatCents(cents: Cents, { decimals = 2 }: { decimals?: 0 | 2 } = {}): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(decimals).split('.')
  const dollars = `$${formatNumber(whole)}${fraction ? `.${fraction}` : ''}`
  return cents < 0 ? `-${dollars}` : dollars
}
