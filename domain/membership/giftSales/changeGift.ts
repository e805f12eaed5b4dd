import type { Cents } from '#contracts/shared/money.ts'
import { type Database, sql } from '#database/sql.ts'
import type { LockedSale } from './lockSale.ts'

type Change = { entryCents: Cents; what: string; now: Date }

/**
 * What goes back to the buyer leaves the card's balance. A membership has none: it is void while the buyer has the whole
 * price back, unless it was redeemed before.
 * @param change.entryCents below zero for what is taken.
 */
export async function changeGift(tx: Database, sale: LockedSale, { entryCents, what, now }: Change): Promise<void> {
  const { giftCardId, giftMembershipId, amountCents, takenCents } = sale
  if (entryCents === 0) return
  if (giftMembershipId === null) {
    await tx.query(
      sql`insert into gift_card_entries (gift_card_id, cents, what) values (${giftCardId}, ${entryCents}, ${what})`,
    )
    return
  }
  const isVoid = takenCents - entryCents >= amountCents
  await tx.query(sql`
    update gift_memberships set voided_at = case when ${isVoid}::boolean then coalesce(voided_at, ${now}) end, updated_at = ${now}
    where id = ${giftMembershipId} and redeemed_at is null`)
}
