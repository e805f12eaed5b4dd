import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { PriceExpressInput } from '#contracts/shop/expressPrice.ts'
import { isExpressOffered } from '#contracts/shop/express.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { stateCode } from '#contracts/content/states.ts'
import { taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { refuseForMembers } from '../cart/refuseForMembers.ts'
import { refuseUnusable } from '../promoCodes/claimUse.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { personOf } from '#domain/platform/personOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { priceTermsOf } from './cartTerms.ts'
import type { Prices } from './priceCart.ts'
import type { TaxedAddress } from '#providers/stripe/tax.ts'
import { readShownCart } from './checkoutCart.ts'
import { refuseChangedCart } from './refuseChangedCart.ts'
import { refuseCountry } from './refuseCountry.ts'
import { priceFor, taxCart } from './taxCart.ts'
import { NO_TAX } from './taxFor.ts'

type ExpressPrices = {
  lines: CartLine[]
  prices: Prices
  /** The one that is priced comes first. */
  methods: { method: ShippingMethod; shippingCents: Cents }[]
}

/**
 * Prices a cart as the payment will, for a wallet that has said only a part of the address. Marks the cart as seen.
 * @throws AppError `cart_empty`, `variant_sold_out`, `cart_changed`, `members_first`, `unsupported_country`, `code_not_usable`,
 * `invalid_input`, `card_provider_unreachable`.
 */
export async function priceExpress(
  req: Req,
  cartId: number | null,
  { address, shippingMethod }: PriceExpressInput,
): Promise<ExpressPrices> {
  const isMember = req.user?.isSubscriber ?? false
  const shown = cartId === null ? null : await readShownCart(req.pool, cartId, { person: personOf(req), isMember })
  if (!shown || shown.lines.length === 0) throw new AppError('cart_empty')
  // Its owner sees the prices of now.
  const lines = shown.lines.map((line) => ({ ...line, priceSeenCents: line.unitPriceCents }))
  if (!isMember) refuseForMembers(lines, req.now)
  await refuseChangedCart(req.pool, lines)
  const terms = priceTermsOf(shown.terms, req.now)
  const { countries, expressStates } = terms.rates
  if (address) refuseCountry(terms.rates, lines, address)
  const shippingAddress = placeOf(address ?? { country: countries.includes('US') ? 'US' : (countries[0] ?? 'US') })
  const at = (method: ShippingMethod) => priceFor(lines, { shippingAddress, shippingMethod: method }, terms, NO_TAX)
  const hasExpress = isExpressOffered(expressStates, shippingAddress.country, shippingAddress.state)
  const order: ShippingMethod[] = hasExpress ? ['standard', 'express'] : ['standard']
  if (hasExpress && shippingMethod === 'express') order.reverse()
  const [method = 'standard'] = order
  refuseUnusable(at(method).code?.refusal ?? null)
  const tax = address
    ? await taxCart(lines, { shippingAddress }, at(method), await readSetting(req.pool, 'tax_service'))
    : NO_TAX
  return {
    lines,
    prices: priceFor(lines, { shippingAddress, shippingMethod: method }, terms, tax),
    methods: order.map((one) => ({ method: one, shippingCents: at(one).shippingCents })),
  }
}

/** The tax service rejects half a postal code, which says nothing that the state or country doesn't. */
function placeOf({ country, state, city, zipCode }: TaxedAddress): TaxedAddress {
  const isWhole = zipCode !== undefined && !taxPlaceProblems({ country, postalCode: zipCode }).postalCode
  return { country, state: stateCode(country, state) ?? state, city, ...(isWhole && { zipCode }) }
}
