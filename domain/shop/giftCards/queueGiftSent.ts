import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Sent = {
  saleId: number
  reference: string
  amountCents: Cents
  buyer: string
  recipientName: string
  recipientEmail: string
  months: number | null
}

type Gift = { giftCardId?: number; giftMembershipId?: number }

/** Tells the buyer once, unless they are the recipient. Cards that employees issue have no buyer. */
export async function queueGiftSent(tx: Database, { giftCardId, giftMembershipId }: Gift): Promise<void> {
  const sent = await row(
    tx,
    sql<Sent>`
      select s.id as "saleId", s.reference, s.amount_cents as "amountCents", s.buyer_email as buyer,
        s.recipient_name as "recipientName", coalesce(g.recipient_email, m.recipient_email, '') as "recipientEmail", s.months
      from gift_card_sales s left join gift_cards g on g.id = s.gift_card_id left join gift_memberships m on m.id = s.gift_membership_id
      where (s.gift_card_id = ${giftCardId ?? null} or s.gift_membership_id = ${giftMembershipId ?? null})
        and s.buyer_email <> '' and lower(s.buyer_email) <> lower(coalesce(g.recipient_email, m.recipient_email))`,
  )
  if (!sent) return
  const { saleId, reference, amountCents, buyer, recipientName, recipientEmail, months } = sent
  await queueMail(tx, {
    kind: 'gift-card-sent',
    key: `gift-card-sent:${saleId}`,
    to: buyer,
    data: { firstName: '', reference, amountCents, recipientName, recipientEmail, months },
  })
}
