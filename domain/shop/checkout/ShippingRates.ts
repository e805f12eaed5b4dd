import type { Cents } from '#contracts/shared/money.ts'
import type { ShippingTable } from '#contracts/shop/shippingTable.ts'

export type ShippingRates = {
  standardUs: Cents
  expressUs: Cents
  canada: Cents
  elsewhere: Cents
  /** Standard is free from this subtotal, before any discount. */
  freeFrom: Cents
  /** Of parcels that we send ourselves, by zone. An empty table: own goods cost no more than the order's one price. */
  own: Record<'us' | 'canada' | 'elsewhere', ShippingTable>
  /** Whether those parcels are free from `freeFrom`, too. */
  isOwnFree: boolean
  /** Working days until we send those parcels. */
  ownHandlingDays: number
  /** In the United States. */
  expressStates: readonly string[]
  countries: readonly string[]
}
