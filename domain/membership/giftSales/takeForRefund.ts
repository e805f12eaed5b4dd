import type { Cents } from '#contracts/shared/money.ts'
import type { RefundReason } from '#contracts/shop/refundReasons.ts'
import { type Database, sql } from '#database/sql.ts'
import { changeGift } from './changeGift.ts'
import type { LockedSale } from './lockSale.ts'
import { addMoneyJob } from './queueGiftCardMoney.ts'

type Taken = { cents: Cents; reason: RefundReason['kind']; requestedBy: number | null; now: Date }

/**
 * Asks for a refund to the buyer's card. It leaves the balance at once, so that it can't be spent or redeemed meanwhile.
 * Requires the sale's lock.
 */
export async function takeForRefund(
  tx: Database,
  sale: LockedSale,
  { cents, reason, requestedBy, now }: Taken,
): Promise<void> {
  await tx.query(sql`
    insert into refunds (gift_card_sale_id, amount_cents, reason, requested_by_id)
    values (${sale.id}, ${cents}, ${reason}, ${requestedBy})`)
  await tx.query(
    sql`update gift_card_sales set taken_cents = taken_cents + ${cents}, updated_at = now() where id = ${sale.id}`,
  )
  await changeGift(tx, sale, { entryCents: -cents, what: 'Refunded to the buyer', now })
  await addMoneyJob(tx, sale.id)
}
