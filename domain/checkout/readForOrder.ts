import { type Database, prepared, row, sql, type Statement } from '#database/sql.ts'
import { type CartLine, selectCartLines } from '../cart/cartLines.ts'
import { settingsAmong, type StoredSetting } from '../settings/settings.ts'
import type { Spent, Toll } from '../Toll.ts'

export type CartOrder = {
  id: number
  reference: string
  isPending: boolean
  fingerprint: string | null
  paymentIntentId: string | null
  /** Of the payment; see `withIdempotencyKey`. */
  idempotencyKey: string
  taxCalculationId: string | null
  /** Begun after `since`. */
  isRecent: boolean
}

export type ForOrder = {
  cartId: number
  version: number
  lines: CartLine[]
  /** Pending orders and those created after `since`, newest first. */
  orders: CartOrder[]
  settings: Record<(typeof SETTINGS)[number], string>
}

type Read = Omit<ForOrder, 'cartId' | 'settings'> & { cartId: number | null; settings: StoredSetting[]; spent: Spent[] }

const SETTINGS = ['member_discount_percent', 'tax_service'] as const

/**
 * One statement, so that everything is from the same moment.
 * @param cart a condition on `carts c`.
 * @throws ShopError `too_many_requests`.
 */
export async function readForOrder(
  database: Database,
  cart: Statement,
  since: Date,
  toll: Toll | null,
): Promise<ForOrder | null> {
  const found = await row<Read>(
    database,
    prepared(sql`
      with spent as (${toll?.statement ?? sql`select 0 as points, 0 as expire`})
      select (select json_agg(spent) from spent) as spent, c.id as "cartId", c.version,
        coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(sql`(select * from cart_items where cart_id = c.id)`)}) line), '[]') as lines,
        coalesce((select json_agg(made order by made.id desc) from (
          select id, reference, payment = 'pending' as "isPending", fingerprint, payment_intent_id as "paymentIntentId",
            tax_calculation_id as "taxCalculationId", idempotency_key as "idempotencyKey", created_at > ${since} as "isRecent"
          from orders where cart_id = c.id and (payment = 'pending' or created_at > ${since})) made), '[]') as orders,
        coalesce((select json_agg(setting) from (
          select key, value from site_settings where key = any(${SETTINGS})) setting), '[]') as settings
      from (select 1) one left join carts c on ${cart}`),
  )
  if (!found) return null
  const { cartId, spent, settings, ...rest } = found
  toll?.check(spent)
  return cartId === null ? null : { cartId, ...rest, settings: settingsAmong(SETTINGS, settings) }
}
