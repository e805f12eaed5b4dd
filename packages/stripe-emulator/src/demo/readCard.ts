import { cardOfNumber, type TestCard } from '../cards/testCards.ts'
import { textOf } from '../http/textOf.ts'
import { StripeError } from '../http/StripeError.ts'

export interface CardForm {
  number?: unknown
  exp_month?: unknown
  exp_year?: unknown
  cvc?: unknown
}

/** Test cards only, so that a real card number is never processed. */
export function readCard(form: CardForm, now: number): { card: TestCard; expiry: { month: number; year: number } } {
  const card = cardOfNumber(digitsOf(form.number))
  if (!card)
    throw cardError(
      'incorrect_number',
      'Your card number is incorrect. Only the listed test cards work here.',
      'number',
    )
  const month = Number(form.exp_month)
  const year = fullYear(Number(form.exp_year))
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const endOfMonth = Date.UTC(year, month, 1) / 1000
  if (!Number.isInteger(year) || endOfMonth <= now)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  if (!/^\d{3,4}$/.test(digitsOf(form.cvc)))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return { card, expiry: { month, year } }
}

function digitsOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : textOf(value)
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param })
}
