import type { Cents } from '#contracts/shared/money.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { InvoiceData } from './invoiceData.ts'

type Sums = {
  items: InvoiceData['items']
  discountCents: Cents
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
}

/** The rows below the items. A difference gets its own row, so the sum is always what was charged. */
export function invoiceRest({ items, discountCents, shippingCents, taxCents, totalCents }: Sums): InvoiceData['rest'] {
  const goodsCents = items.reduce((sum, item) => sum + item.totalCents, 0)
  const otherCents = totalCents - (goodsCents - discountCents + shippingCents + taxCents)
  return [
    ...(discountCents === 0 ? [] : [{ label: msg('Discount'), cents: -discountCents }]),
    { label: msg('Shipping'), cents: shippingCents },
    { label: msg('Tax'), cents: taxCents },
    ...(otherCents === 0
      ? []
      : [{ label: msg(otherCents < 0 ? 'Other discounts' : 'Other charges'), cents: otherCents }]),
  ]
}

/** @throws Error when an invoice would not add up to what was charged. */
export function checkSum({ items, rest, totalCents }: Pick<InvoiceData, 'items' | 'rest' | 'totalCents'>): void {
  const sum = [...items.map((item) => item.totalCents), ...rest.map(({ cents }) => cents)].reduce((a, b) => a + b, 0)
  if (sum !== totalCents) throw new Error(`The lines add up to ${sum} cents, but ${totalCents} were charged`)
}
