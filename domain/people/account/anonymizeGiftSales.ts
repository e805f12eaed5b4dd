import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { GUEST_ORDER_DAYS } from '#contracts/shared/constants.ts'
import { type Database, sql } from '#database/sql.ts'

/**
 * Once the gift was sent, was refunded before its day, or was never paid. Amounts and numbers stay, and so does the
 * recipient's address on the gift: a lost email can be sent again as long as the card has a balance or the code is unused.
 */
export async function anonymizeGiftSales(tx: Database, now: Date): Promise<void> {
  const long = new Date(now.getTime() - GUEST_ORDER_DAYS * DAY_MS)
  await tx.query(sql`
    with forgotten as (update gift_card_sales s set buyer_email = '', recipient_name = '', recipient_email = '', sender_name = '', message = null,
        withdrawal_name = null, withdrawal_email = null
      where s.buyer_email <> '' and s.payment <> 'pending' and (s.dispute_outcome is null or s.dispute_outcome not in ('open', 'inquiry'))
        and (num_nonnulls(s.gift_card_id, s.gift_membership_id) = 0 or s.refunded_cents >= s.amount_cents
          or exists (select 1 from gift_cards g where g.id = s.gift_card_id and g.sent_at is not null)
          or exists (select 1 from gift_memberships m where m.id = s.gift_membership_id and m.sent_at is not null))
        and (s.user_id in (select id from users where closed_at is not null) or (s.user_id is null and s.created_at < ${long}))
      returning s.gift_card_id, s.gift_membership_id),
    memberships as (update gift_memberships set recipient_name = null, sender_name = null, message = null,
        recipient_email = case when redeemed_at is null and voided_at is null then recipient_email else '' end
      where id in (select gift_membership_id from forgotten))
    update gift_cards set recipient_name = null, sender_name = null, message = null where id in (select gift_card_id from forgotten)`)
}
