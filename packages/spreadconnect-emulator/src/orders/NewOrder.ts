import type { Address, CustomerPrice, TaxType } from './Order.ts'
import type { PreferredType } from './shippingTypes.ts'

/** Validated by `findRejection`. */
export type NewOrder = {
  externalOrderReference: string
  externalOrderName?: string
  orderItems: { sku: string; quantity: number; externalOrderItemReference?: string; customerPrice: CustomerPrice }[]
  shipping: { address: Address; fromAddress?: Address; preferredType?: PreferredType; customerPrice: CustomerPrice }
  billingAddress?: Address
  phone: string
  email: string
  state?: 'NEW' | 'CONFIRMED'
  customerTaxType?: TaxType
}
