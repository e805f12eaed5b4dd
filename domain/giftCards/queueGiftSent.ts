import { formatCents, type Cents } from '#contracts/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'

type Sent = {
  saleId: number
  reference: string
  amountCents: Cents
  buyer: string
  recipientName: string
  recipientEmail: string
}

/** Tells the buyer once, unless they are the recipient. Cards that employees issue have no buyer. */
export async function queueGiftSent(tx: Database, giftCardId: number): Promise<void> {
  const sent = await row(
    tx,
    sql<Sent>`
      select s.id as "saleId", s.reference, s.amount_cents as "amountCents", s.buyer_email as buyer,
        s.recipient_name as "recipientName", g.recipient_email as "recipientEmail"
      from gift_card_sales s join gift_cards g on g.id = s.gift_card_id
      where g.id = ${giftCardId} and s.buyer_email <> '' and lower(s.buyer_email) <> lower(g.recipient_email)`,
  )
  if (!sent) return
  const { saleId, reference, amountCents, buyer, recipientName, recipientEmail } = sent
  await queueMail(tx, {
    kind: 'gift-card-sent',
    key: `gift-card-sent:${saleId}`,
    to: buyer,
    data: { firstName: '', reference, amount: formatCents(amountCents), recipientName, recipientEmail },
  })
}
