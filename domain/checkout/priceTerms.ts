import { createHash } from 'node:crypto'
import type { ShippingRates } from './ShippingRates.ts'

/** Identifies the rates and the discount that a cart is shown with, so that paying can tell whether they changed. */
export const priceTerms = (rates: ShippingRates, discountPercent: number): string =>
  createHash('sha256')
    .update(JSON.stringify([rates, discountPercent]))
    .digest('base64url')
    .slice(0, 22)
