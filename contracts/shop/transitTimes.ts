import type { ShippingMethod } from './cart.ts'

export type Transit = { min: number; max: number; unit: 'business days' | 'days' }

/** "Ships within 1-3 business days". */
export const HANDLING = { min: 1, max: 3 } as const

/** The specification's transit times. Express is for the United States only. */
export function transitOf(country: string, method: ShippingMethod): Transit {
  if (country === 'US') {
    const [min, max] = method === 'express' ? [2, 3] : [5, 7]
    return { min, max, unit: 'business days' }
  }
  return country === 'CA' ? { min: 7, max: 14, unit: 'days' } : { min: 10, max: 21, unit: 'days' }
}
