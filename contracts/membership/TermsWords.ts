import type { Cents } from '../shared/money.ts'

/** Writes terms in one language: the site in that of its page, the server in that of the request. */
export type TermsWords = {
  /** @param text the English text, which is also its key. ICU, as on the site. */
  t: (text: string, values?: Record<string, string | number>) => string
  money: (cents: Cents, options?: { decimals?: 0 | 2 }) => string
}
