import { type Database, row, sql } from '#database/sql.ts'
import { sendMembershipIfDue } from './sendGiftMemberships.ts'

/** In the transaction that marks its purchase paid. */
export async function createGiftMembership(tx: Database, saleId: number, now: Date): Promise<void> {
  const gift = await row(
    tx,
    sql<{ id: number }>`
      insert into gift_memberships (months, recipient_name, recipient_email, sender_name, message, send_at, created_at, updated_at)
      select months, recipient_name, recipient_email, sender_name, message, send_at, ${now}::timestamptz, ${now}::timestamptz
      from gift_card_sales where id = ${saleId} returning id`,
  )
  if (!gift) throw new Error(`Purchase ${saleId} has no gift membership`)
  await tx.query(sql`update gift_card_sales set gift_membership_id = ${gift.id} where id = ${saleId}`)
  await sendMembershipIfDue(tx, gift.id, now)
}
