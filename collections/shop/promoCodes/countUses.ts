import type { FieldHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import type { PromoCode } from '../../../payload-types.ts'

/** Counted as the limit is, see `domain/shop/promoCodes/selectPromoCode.ts`. */
export const countUses: FieldHook<PromoCode, number> = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) return 0
  const counted = await row(
    await databaseOfRequest(req),
    sql<{ uses: number }>`
      select count(*) as uses from orders
      where promo_code_id = ${originalDoc.id} and payment <> 'failed' and fulfilment <> 'cancelled'`,
  )
  return counted?.uses ?? 0
}
