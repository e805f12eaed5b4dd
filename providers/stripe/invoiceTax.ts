import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'

type Taxed = { taxes: Stripe.InvoiceLineItem['taxes'] }

const sumOf = (taxes: { amount: Cents }[]): Cents => taxes.reduce((sum, { amount }) => sum + amount, 0)

/** Included in its total. */
export const taxOfInvoice = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): Cents => sumOf(taxes ?? [])

/** What is added to the amount of a line. */
export const addedTax = ({ taxes }: Taxed): Cents =>
  sumOf((taxes ?? []).filter(({ tax_behavior: behavior }) => behavior === 'exclusive'))

/** What a change of the plan gives back for the unused part of the old period, with its tax; 0 for any other line. */
export const givenBack = (line: Pick<Stripe.InvoiceLineItem, 'amount' | 'taxes'>): Cents =>
  line.amount < 0 ? -line.amount - addedTax(line) : 0
