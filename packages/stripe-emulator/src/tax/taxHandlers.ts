import type { Handler } from '../Emulator.ts'
import { fullAddress } from '../customers/fullAddress.ts'
import { missingParam } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { newId } from '../state/newId.ts'
import type { Address } from '../state/objects.ts'
import { invalidTaxLocation } from './invalidTaxLocation.ts'
import { hasTaxLocation, taxRateFor } from './taxRates.ts'
import { taxOn } from './taxOn.ts'

const LIVES_SECONDS = 90 * 24 * 3600

interface CalculationParams {
  currency: string
  customer?: string
  customer_details?: { address?: Partial<Address>; address_source?: string; taxability_override?: string }
  line_items: {
    amount: number
    quantity?: number
    reference?: string
    tax_behavior?: string
    tax_code?: string
    metadata?: Record<string, string>
  }[]
  shipping_cost?: { amount?: number; tax_behavior?: string; tax_code?: string }
  tax_date?: number
}

export const createCalculation: Handler<CalculationParams> = (emulator, { params }) => {
  const customer = params.customer ? requireCustomer(emulator, params.customer) : undefined
  const address = fullAddress(params.customer_details?.address ?? customer?.address ?? {})
  if (!address.country) throw missingParam('customer_details[address][country]')
  if (!hasTaxLocation(address)) throw invalidTaxLocation('customer_details[address]')
  const rate = taxRateFor(address)
  const now = emulator.clock.now()
  const id = newId('taxcalc')
  const lines = params.line_items.map((line, index) => ({
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    amount: line.amount,
    amount_tax: taxOn(line.amount, rate.percent, line.tax_behavior),
    livemode: false,
    metadata: line.metadata ?? null,
    performance_location: null,
    product: null,
    quantity: line.quantity ?? 1,
    reference: line.reference ?? `L${index + 1}`,
    tax_behavior: line.tax_behavior ?? 'exclusive',
    tax_code: line.tax_code ?? 'txcd_99999999',
  }))
  const shipping = params.shipping_cost && {
    amount: params.shipping_cost.amount ?? 0,
    amount_tax: rate.taxesShipping
      ? taxOn(params.shipping_cost.amount ?? 0, rate.percent, params.shipping_cost.tax_behavior)
      : 0,
    tax_behavior: params.shipping_cost.tax_behavior ?? 'exclusive',
    tax_code: params.shipping_cost.tax_code ?? 'txcd_92010001',
  }
  const taxed = [...lines, ...(shipping ? [shipping] : [])]
  const sum = (behavior: string) =>
    taxed.filter((line) => line.tax_behavior === behavior).reduce((total, line) => total + line.amount_tax, 0)
  const exclusive = sum('exclusive')
  emulator.store.setNote('taxLines', id, lines)
  return emulator.store.save<'tax.calculation'>({
    id,
    object: 'tax.calculation',
    amount_total: taxed.reduce((total, line) => total + line.amount, 0) + exclusive,
    currency: params.currency,
    customer: params.customer ?? null,
    customer_details: {
      address,
      address_source: params.customer_details?.address_source ?? 'shipping',
      ip_address: null,
      tax_ids: [],
      taxability_override: params.customer_details?.taxability_override ?? 'none',
    },
    expires_at: now + LIVES_SECONDS,
    livemode: false,
    ship_from_details: null,
    shipping_cost: shipping ?? null,
    tax_amount_exclusive: exclusive,
    tax_amount_inclusive: sum('inclusive'),
    tax_breakdown: [
      {
        amount: exclusive,
        inclusive: false,
        tax_rate_details: {
          country: address.country,
          flat_amount: null,
          percentage_decimal: String(rate.percent),
          rate_type: 'percentage',
          state: address.state,
          tax_type: rate.type,
        },
        taxability_reason: rate.percent > 0 ? 'standard_rated' : 'not_collecting',
        taxable_amount: rate.percent > 0 ? lines.reduce((total, line) => total + line.amount, 0) : 0,
      },
    ],
    tax_date: params.tax_date ?? now,
  })
}

export const retrieveCalculation: Handler = (emulator, { id }) => requireObject(emulator, 'tax.calculation', id)

export const listCalculationLines: Handler<PageParams> = (emulator, call) => {
  requireObject(emulator, 'tax.calculation', call.id)
  const lines = emulator.store.note<{ id: string; object: string }[]>('taxLines', call.id) ?? []
  return listPage([...lines].reverse(), call.params, call.path)
}
