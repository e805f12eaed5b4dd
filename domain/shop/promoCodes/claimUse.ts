import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, returnsRow, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Person } from '#domain/platform/personOf.ts'
import { type Promo, promoCodeRow } from './PromoCode.ts'
import { type Refusal, refusePerson } from './refusal.ts'
import { promoCodeJson } from './selectPromoCode.ts'

/**
 * Locks the code until the order is stored, so that of many buyers only one gets the last use.
 * @throws AppError `code_not_usable`
 */
export async function claimUse(
  tx: Database,
  { code, ...rest }: Promo,
  { cartId, person }: { cartId: number; person: Person },
): Promise<void> {
  const isThere = await returnsRow(tx, statement`select id from promo_codes where id = ${code.id} for update`)
  // Counted after the lock, to include the orders that were waited for.
  const current = isThere
    ? await parsedRow(
        tx,
        z.object({ code: promoCodeRow }),
        dynamicSql`select ${promoCodeJson(dynamicSql`${cartId}::int`, person)} as code from promo_codes p where p.id = ${code.id}`,
      )
    : null
  if (!current) throw new AppError('code_not_usable.not_now', { code: code.code })
  refuseUnusable(refusePerson({ code: current.code, ...rest }))
}

/** @throws AppError `code_not_usable` */
export function refuseUnusable(refusal: Refusal | null): void {
  if (!refusal?.isFinal) return
  throw new AppError('code_not_usable.remove', { problem: refusal.error.said })
}
