import { isExpressOffered } from '#contracts/shop/express.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { tablePrice } from '#contracts/shop/shippingTable.ts'
import type { ShippingRates } from './ShippingRates.ts'

/** What we send ourselves; `isAlone` if nothing of the order is printed. */
export type OwnGoods = { grams: number; isAlone: boolean }

type Shipment = {
  /** Before any discount. */
  subtotalCents: Cents
  country: string
  state?: string
  method: ShippingMethod
  /** Null without any. */
  own?: OwnGoods | null
}

/**
 * The order's one price, and beside it the parcels that we send ourselves where these have prices of their own. Null where
 * the method is not offered.
 */
export function shippingCents(rates: ShippingRates, shipment: Shipment): Cents | null {
  const { subtotalCents, country, state, method, own = null } = shipment
  const isFree = subtotalCents >= rates.freeFrom
  const table = own ? rates.own[zoneOf(country)] : []
  const ownCents = own && table.length > 0 && !(isFree && rates.isOwnFree) ? tablePrice(table, own.grams) : 0
  if (method === 'express') {
    return isExpressOffered(rates.expressStates, country, state) ? rates.expressUs + ownCents : null
  }
  if (isFree || (own?.isAlone && table.length > 0)) return ownCents
  const zone = zoneOf(country)
  if (zone === 'us') return rates.standardUs + ownCents
  return (zone === 'canada' ? rates.canada : rates.elsewhere) + ownCents
}

function zoneOf(country: string): keyof ShippingRates['own'] {
  if (country === 'US') return 'us'
  return country === 'CA' ? 'canada' : 'elsewhere'
}
