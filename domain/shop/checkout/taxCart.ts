import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { TaxedAddress } from '#providers/stripe/tax.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { type CartTax, priceCart, type Prices } from './priceCart.ts'
import { ownGoods, type PriceTerms } from './cartTerms.ts'
import { isTaxed, NO_TAX, type Tax, taxFor } from './taxFor.ts'

/** Where a cart is sent, and how. */
export type Destination = { shippingAddress: TaxedAddress; shippingMethod: ShippingMethod }

/** @param prices before tax. */
export const taxCart = async (
  lines: CartLine[],
  { shippingAddress: address }: Pick<Destination, 'shippingAddress'>,
  prices: Prices,
  taxService: string,
): Promise<Tax> => (isTaxed(taxService) ? taxFor(taxService, { lines, prices, address }) : NO_TAX)

export function priceFor(
  lines: CartLine[],
  { shippingAddress: { country, state }, shippingMethod: method }: Destination,
  terms: PriceTerms,
  tax: CartTax,
): Prices {
  return priceCart({ ...terms, own: ownGoods(lines, terms), lines, country, state, method, tax })
}
