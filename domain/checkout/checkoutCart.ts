import type { ShippingMethod } from '#contracts/cart.ts'
import { stateCode } from '#contracts/states.ts'
import { type Database, sql } from '#database/sql.ts'
import { type CartLine, canBeBought, showCartLines } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { readSettings, parseWholeNumber } from '../settings/settings.ts'
import { parseRates, RATE_SETTINGS } from './parseRates.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { priceTerms } from './priceTerms.ts'

type Destination = { country?: string; state?: string; method?: ShippingMethod }

/** Without a destination, estimates for the United States. Marks the cart as seen with today's prices and rates. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<{ lines: CartLine[]; prices: Prices }> {
  const lines = cartId === null ? [] : await showCartLines(req.pool, cartId)
  const settings = await readSettings(req.pool, [DISCOUNT, ...RATE_SETTINGS])
  const rates = parseRates(settings)
  if (cartId !== null) await markSeen(req.pool, cartId, priceTerms(rates, shopDiscount(settings[DISCOUNT])))
  const code = stateCode(country, state) ?? state
  const bought = lines.filter(canBeBought)
  const discountPercent = discountOf(req, settings[DISCOUNT])
  return { lines, prices: priceCart({ rates, lines: bought, country, state: code, method, discountPercent }) }
}

const markSeen = (database: Database, cartId: number, terms: string) =>
  database.query(sql`
    update carts set seen_terms = ${terms} where id = ${cartId} and seen_terms is distinct from ${terms}`)

export const shopDiscount = (setting: string): number => parseWholeNumber(DISCOUNT, setting, 0, 100)

export const discountOf = ({ user }: Req, setting: string): number => (user?.isSubscriber ? shopDiscount(setting) : 0)

const DISCOUNT = 'member_discount_percent'
