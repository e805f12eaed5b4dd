import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

/**
 * Locks the card until the order is stored: two tabs together never spend more than its balance.
 * @throws AppError `cart_changed`
 */
export async function claimGift(tx: Database, giftCardId: number, cents: Cents): Promise<void> {
  const card = await row(
    tx,
    sql<{ isUsable: boolean }>`
      select is_active and frozen_at is null as "isUsable" from gift_cards where id = ${giftCardId} for no key update`,
  )
  // Read after the lock, to include what was spent while waiting for it.
  const ledger = await row(
    tx,
    sql<{ balanceCents: Cents }>`
      select coalesce(sum(cents), 0) as "balanceCents" from gift_card_entries where gift_card_id = ${giftCardId}`,
  )
  if (card?.isUsable && ledger && ledger.balanceCents >= cents) return
  throw new AppError('cart_changed.gift_card')
}

/** Requires the lock of `claimGift`. */
export async function spendGift(tx: Database, giftCardId: number, orderId: number, cents: Cents): Promise<void> {
  await tx.query(sql`
    insert into gift_card_entries (gift_card_id, cents, what, order_id) values (${giftCardId}, ${-cents}, 'Spent', ${orderId})`)
}
