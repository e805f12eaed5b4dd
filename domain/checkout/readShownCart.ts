import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, prepared } from '#database/sql.ts'
import { type CartLine, cartLineRow, markPricesSeen, selectCartLines } from '../cart/cartLines.ts'
import type { Person } from '../promoCodes/personOf.ts'
import { type CartTerms, cartTermsText, selectCartTerms } from './cartTerms.ts'

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
