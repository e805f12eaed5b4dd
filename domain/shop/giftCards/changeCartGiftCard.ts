import { z } from 'zod'
import { parsedRow, dynamicSql, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { hashSecretCode } from '#domain/platform/secretCode.ts'
import { balanceInCart, giftCardRow } from './selectGiftCard.ts'

/** @throws AppError `gift_card_not_found`, also for a blocked one; `gift_card_frozen`, `gift_card_empty`. */
export async function putGiftCardIntoCart(req: Req, cartId: number, plainCode: string): Promise<void> {
  const card = await parsedRow(
    req.pool,
    giftCardRow.extend({ isFrozen: z.boolean() }),
    dynamicSql`
      select g.id, g.last_four as "lastFour", ${balanceInCart(dynamicSql`${cartId}::int`)} as "balanceCents",
        g.frozen_at is not null as "isFrozen"
      from gift_cards g where g.code_hash = ${hashSecretCode(plainCode)} and g.is_active`,
  )
  if (!card) throw new AppError('gift_card_not_found')
  if (card.isFrozen) throw new AppError('gift_card_frozen')
  if (card.balanceCents <= 0) throw new AppError('gift_card_empty')
  await storeGiftCard(req, cartId, card.id)
}

/** The version changes with it, so that an order that is being made of the cart is read again. */
export async function storeGiftCard({ pool }: Req, cartId: number, giftCardId: number | null): Promise<void> {
  await pool.query(sql`
    update carts set gift_card_id = ${giftCardId}::int, version = version + 1, updated_at = now()
    where id = ${cartId} and gift_card_id is distinct from ${giftCardId}::int`)
}
