import type { Cents } from '../shared/money.ts'
import type { TermsWords } from './TermsWords.ts'

/** @param total with the tax. */
export const taxPart = (total: Cents, tax: Cents, { t, money }: TermsWords): string =>
  tax === 0
    ? t('No tax is added to {total} where you live.', { total: money(total) })
    : t('{total} is {price} plus {tax} tax.', { total: money(total), price: money(total - tax), tax: money(tax) })

export const pricesWithoutTax = ({ t }: Pick<TermsWords, 't'>): string => t('Tax is added to these prices.')

export const taxOfLaterPayments = ({ t }: TermsWords): string => t('Renewals are taxed at the rates of their day.')

/** What is added to the terms of a renewal. */
export const taxTerms = (total: Cents, tax: Cents, words: TermsWords): string =>
  `${taxPart(total, tax, words)} ${taxOfLaterPayments(words)}`
