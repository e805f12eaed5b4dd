import { z } from 'zod'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { type Database, dynamicSql, parsedRow, prepared, type Statement } from '#database/sql.ts'
import { type CartLine, cartLineRow, selectCartLines } from '../cart/cartLines.ts'
import type { Person } from '#domain/platform/personOf.ts'
import { parseWaysToPay, SETTINGS, type WayToPay } from '#contracts/platform/settings.ts'
import { type CartTerms, cartTermsText, selectCartTerms } from './cartTerms.ts'

const cartOrderRow = z.object({
  id: z.number(),
  reference: z.string(),
  isPending: z.boolean(),
  fingerprint: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  idempotencyKey: z.string(),
  taxCalculationId: z.string().nullable(),
  /** Until when its pieces are held; null where nothing of it is counted. In milliseconds since 1970. */
  heldUntil: z.number().nullable(),
  /** Created after `since`. */
  isRecent: z.boolean(),
})
export type CartOrder = z.infer<typeof cartOrderRow>

export type ForOrder = {
  cartId: number
  version: number
  lines: CartLine[]
  terms: CartTerms
  /** The terms when the cart was shown last. */
  seenTerms: string | null
  /** Pending orders and those created after `since`, newest first. */
  orders: CartOrder[]
  taxService: string
  /** Besides cards. */
  waysToPay: WayToPay[]
  siteName: string
}

const readRow = z.object({
  cartId: z.number(),
  version: z.number(),
  terms: cartTermsText,
  seenTerms: z.string().nullable(),
  lines: z.array(cartLineRow),
  orders: z.array(cartOrderRow),
  taxService: z.string().nullable(),
  waysToPay: z.string().nullable(),
  siteName: z.string().nullable(),
})

/**
 * One statement, so that everything is from the same moment.
 * @param where.cart a condition on `carts c`.
 */
export async function readForOrder(
  database: Database,
  { cart, person, isMember }: { cart: Statement; person: Person; isMember: boolean },
  since: Date,
): Promise<ForOrder | null> {
  const found = await parsedRow(
    database,
    readRow,
    prepared(dynamicSql`
      select c.id as "cartId", c.version, c.seen_terms as "seenTerms",
        ${selectCartTerms(dynamicSql`c`, person, isMember)} as terms,
        coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(dynamicSql`(select * from cart_items where cart_id = c.id)`)}) line), '[]') as lines,
        coalesce((select json_agg(made order by made.id desc) from (
          select id, reference, payment = 'pending' as "isPending", fingerprint, payment_intent_id as "paymentIntentId",
            tax_calculation_id as "taxCalculationId", idempotency_key as "idempotencyKey",
            (extract(epoch from stock_held_until) * 1000)::float8 as "heldUntil", created_at > ${since} as "isRecent"
          from orders where cart_id = c.id and (payment = 'pending' or created_at > ${since})) made), '[]') as orders,
        (select value from site_settings where key = 'tax_service') as "taxService",
        (select value from site_settings where key = 'ways_to_pay') as "waysToPay",
        (select name from brand order by id limit 1) as "siteName"
      from carts c where ${cart}`),
  )
  if (!found) return null
  const { taxService, waysToPay, siteName, ...rest } = found
  return {
    ...rest,
    taxService: taxService ?? SETTINGS.tax_service.value,
    waysToPay: parseWaysToPay(waysToPay ?? SETTINGS.ways_to_pay.value),
    siteName: siteName ?? BRAND_DEFAULTS.name,
  }
}
