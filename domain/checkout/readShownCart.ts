import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, prepared } from '#database/sql.ts'
import { type CartLine, cartLineRow, markPricesSeen, selectCartLines } from '../cart/cartLines.ts'
import { pickSettings, storedSettingRow } from '../settings/settings.ts'
import { type GiftCard, giftCardOfCart, giftCardRow } from '../giftCards/selectGiftCard.ts'
import type { Person } from '../promoCodes/personOf.ts'
import { type PromoCode, promoCodeRow } from '../promoCodes/PromoCode.ts'
import { codeOfCart } from '../promoCodes/selectPromoCode.ts'
import { priceTermsOf, TERM_SETTINGS } from './priceTerms.ts'

const shownRow = z.object({
  lines: z.array(cartLineRow),
  settings: z.array(storedSettingRow),
  code: promoCodeRow.nullable(),
  giftCard: giftCardRow.nullable(),
})

type ShownCart = {
  lines: CartLine[]
  settings: Record<(typeof TERM_SETTINGS)[number], string>
  code: PromoCode | null
  giftCard: GiftCard | null
}

/** Reads a cart with its terms, and marks both as seen. One statement, so that what is marked is what is shown. */
export async function readShownCart(database: Database, cartId: number, person: Person): Promise<ShownCart> {
  const found = await parsedRow(
    database,
    shownRow,
    prepared(dynamicSql`
      with terms as materialized (select ${priceTermsOf(dynamicSql`${cartId}::int`)} as value), seen as (
        update carts set seen_terms = terms.value from terms
        where id = ${cartId} and seen_terms is distinct from terms.value
      )
      select
        coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(dynamicSql`(select * from cart_items where cart_id = ${cartId})`)}) line), '[]') as lines,
        coalesce((select json_agg(setting) from (
          select key, value from site_settings where key = any(${TERM_SETTINGS})) setting), '[]') as settings,
        (select ${codeOfCart(dynamicSql`c`, person)} from carts c where c.id = ${cartId}) as code,
        (select ${giftCardOfCart(dynamicSql`c`)} from carts c where c.id = ${cartId}) as "giftCard"`),
  )
  const lines = found?.lines ?? []
  await markPricesSeen(database, cartId, lines)
  return {
    lines,
    settings: pickSettings(TERM_SETTINGS, found?.settings ?? []),
    code: found?.code ?? null,
    giftCard: found?.giftCard ?? null,
  }
}
