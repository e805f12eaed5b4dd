import type { Emulator } from '../Emulator.ts'
import type { Invoice, InvoiceLine, LineTax, Subscription } from '../state/objects.ts'
import { taxOn } from '../tax/taxOn.ts'
import { hasTaxLocation, taxRateFor } from '../tax/taxRates.ts'
import type { Line } from './createInvoice.ts'
import { changeSubscription, customerOf } from './subscriptionParts.ts'

export const automaticTax = (enabled = false): Subscription['automatic_tax'] => ({
  disabled_reason: null,
  enabled,
  liability: enabled ? { type: 'self' } : null,
})

/** Of each line, after discounts; nothing without automatic tax. A price without a tax behavior counts as exclusive, as for dollars by default. */
export function taxLines(
  emulator: Emulator,
  subscription: Subscription,
  lines: { line: Line; discounted: number }[],
): LineTax[][] {
  const { address } = customerOf(emulator, subscription)
  if (!subscription.automatic_tax.enabled || !address || !hasTaxLocation(address)) return lines.map(() => [])
  const { percent } = taxRateFor(address)
  return lines.map(({ line, discounted }) => {
    const behavior = line.price.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive'
    const net = line.amount - discounted
    const amount = taxOn(net, percent, behavior)
    return [
      {
        amount,
        tax_behavior: behavior,
        tax_rate_details: {
          tax_rate: `txr_${address.country?.toLowerCase() ?? ''}_${String(percent).replace('.', '_')}`,
        },
        taxability_reason: percent > 0 ? 'standard_rated' : 'not_collecting',
        taxable_amount: percent === 0 ? 0 : behavior === 'inclusive' ? net - amount : net,
        type: 'tax_rate_details',
      },
    ]
  })
}

/** Without a location the invoice is finalized without tax, and automatic tax is switched off, as at Stripe. */
export function taxStateOf(emulator: Emulator, subscription: Subscription): Invoice['automatic_tax'] {
  const { enabled, liability } = subscription.automatic_tax
  const isLost = enabled && !hasTaxLocation(customerOf(emulator, subscription).address)
  if (isLost)
    return {
      disabled_reason: 'finalization_requires_location_inputs',
      enabled: false,
      liability: null,
      provider: null,
      status: 'requires_location_inputs',
    }
  return {
    disabled_reason: null,
    enabled,
    liability,
    provider: enabled ? 'stripe' : null,
    status: enabled ? 'complete' : null,
  }
}

export function disableLostTax(emulator: Emulator, subscription: Subscription): void {
  const { enabled } = subscription.automatic_tax
  if (!enabled || hasTaxLocation(customerOf(emulator, subscription).address)) return
  const off = { disabled_reason: 'requires_location_inputs', enabled: false, liability: null } as const
  changeSubscription(emulator, subscription, { automatic_tax: off })
}

/** The same rates of all lines together. */
export function totalTaxes(lines: InvoiceLine[]): LineTax[] {
  const [first, ...others] = lines.flatMap(({ taxes }) => taxes)
  if (!first) return []
  return [
    others.reduce(
      (sum, tax) => ({
        ...sum,
        amount: sum.amount + tax.amount,
        taxable_amount: sum.taxable_amount + tax.taxable_amount,
      }),
      first,
    ),
  ]
}

export const addedTax = (taxes: LineTax[]): number =>
  taxes.reduce((sum, { amount, tax_behavior: behavior }) => (behavior === 'exclusive' ? sum + amount : sum), 0)
