import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, returnsRow, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { personOf } from '#domain/platform/personOf.ts'
import { promoCodeRow } from './PromoCode.ts'
import { refusePerson } from './refusal.ts'
import { promoCodeJson } from './selectPromoCode.ts'

/**
 * Stores a code that this person may use, also before the cart holds enough for it.
 * @throws AppError `code_not_found`, `code_not_usable`; the cart keeps an earlier code.
 */
export async function putCodeIntoCart(req: Req, cartId: number, text: string): Promise<void> {
  const found = await parsedRow(
    req.pool,
    z.object({ code: promoCodeRow }),
    dynamicSql`select ${promoCodeJson(dynamicSql`${cartId}::int`, personOf(req))} as code from promo_codes p where p.code = ${text}`,
  )
  if (!found) throw await explainUnknown(req.pool, text)
  const refusal = refusePerson({ code: found.code, isMember: req.user?.isSubscriber ?? false, now: req.now })
  if (refusal) throw refusal.error
  await storeCode(req.pool, cartId, found.code.id)
}

async function explainUnknown(database: Database, code: string): Promise<AppError> {
  const isOffer = await returnsRow(database, statement`select 1 from membership_offers where code = ${code}`)
  if (!isOffer) return new AppError('code_not_found')
  return new AppError('code_not_usable.for_membership', { code })
}

export const takeCodeOutOfCart = ({ pool }: Req, cartId: number): Promise<void> => storeCode(pool, cartId, null)

/** The version changes with it, so that an order that is being made of the cart is read again. */
async function storeCode(database: Database, cartId: number, codeId: number | null): Promise<void> {
  await database.query(sql`
    update carts set promo_code_id = (select id from promo_codes where id = ${codeId}::int), version = version + 1, updated_at = now()
    where id = ${cartId} and promo_code_id is distinct from ${codeId}::int`)
}
