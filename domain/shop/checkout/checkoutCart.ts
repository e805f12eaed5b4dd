import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { stateCode } from '#contracts/content/states.ts'
import { type CartLine, canBeBought, cartLineRow, markPricesSeen, selectCartLines } from '../cart/cartLines.ts'
import type { Alternative } from '../cart/chooseAlternatives.ts'
import { findAlternatives } from '../cart/findAlternatives.ts'
import type { GiftCard } from '../giftCards/selectGiftCard.ts'
import { personOf, type Person } from '#domain/platform/personOf.ts'
import type { PromoCode } from '../promoCodes/PromoCode.ts'
import type { Req } from '#domain/platform/Req.ts'
import { ownGoods, priceTermsOf, type CartTerms, cartTermsText, selectCartTerms } from './cartTerms.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, prepared } from '#database/sql.ts'

type ShownCart = {
  /** Where it goes. */
  country: string
  lines: CartLine[]
  /** By the line’s id. */
  alternatives: Map<number, Alternative[]>
  prices: Prices
  code: PromoCode | null
  giftCard: GiftCard | null
}

type Destination = { country?: string; state?: string; method?: ShippingMethod }

const NOTHING: Prices = {
  subtotalCents: 0,
  discountCents: 0,
  shippingCents: 0,
  shippingTaxCents: 0,
  taxCents: 0,
  totalCents: 0,
  lines: [],
  code: null,
  gift: null,
}

const EMPTY: Omit<ShownCart, 'country'> = {
  lines: [],
  alternatives: new Map(),
  prices: NOTHING,
  code: null,
  giftCard: null,
}

/** Without a destination, estimates for the United States. Marks the cart as seen with today's prices and rates. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<ShownCart> {
  if (cartId === null) return { ...EMPTY, country }
  const shopper = { person: personOf(req), isMember: req.user?.isSubscriber ?? false }
  const shown = await readShownCart(req.pool, cartId, shopper)
  if (!shown) return { ...EMPTY, country }
  const { lines, terms } = shown
  const bought = lines.filter(canBeBought)
  const place = { country, state: stateCode(country, state) ?? state, method }
  const priceTerms = priceTermsOf(terms, req.now)
  const prices = priceCart({ ...priceTerms, ...place, own: ownGoods(bought, priceTerms), lines: bought })
  const alternatives = await findAlternatives(req.pool, lines)
  return { country, lines, alternatives, prices, code: terms.code, giftCard: terms.giftCard }
}

const shownRow = z.object({ lines: z.array(cartLineRow), terms: cartTermsText })

type Shopper = { person: Person; isMember: boolean }

/** Reads a cart with its terms, and marks both as seen. One statement, so that what is marked is what is shown. */
export async function readShownCart(
  database: Database,
  cartId: number,
  { person, isMember }: Shopper,
): Promise<{ lines: CartLine[]; terms: CartTerms } | null> {
  const found = await parsedRow(
    database,
    shownRow,
    prepared(dynamicSql`
      with terms as materialized (
        select ${selectCartTerms(dynamicSql`c`, person, isMember)} as value from carts c where c.id = ${cartId}
      ), seen as (
        update carts set seen_terms = terms.value from terms
        where id = ${cartId} and seen_terms is distinct from terms.value
      )
      select
        coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(dynamicSql`(select * from cart_items where cart_id = ${cartId})`)}) line), '[]') as lines,
        terms.value as terms from terms`),
  )
  if (found) await markPricesSeen(database, cartId, found.lines)
  return found
}
