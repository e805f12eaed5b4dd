import { formatCents, type Cents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { plainGiftCode } from '#contracts/giftCards.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Req } from '../Req.ts'
import { createGiftCode, hashGiftCode } from './createGiftCode.ts'

type Due = { id: number; to: string; cents: Cents; from: string | null; message: string | null }

/** Emails the gift cards whose day has come. The code is made here and is stored nowhere but in its email. */
export async function sendGiftCards(req: Req): Promise<void> {
  while (await sendNext(req)) {
    // Until none is due.
  }
}

/** Each in its own transaction; another process skips the one that is being sent. */
const sendNext = ({ pool, now }: Req): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const card = await row(
      tx,
      sql<Due>`
        select id, recipient_email as to, amount_cents as cents, sender_name as from, message from gift_cards
        where sent_at is null and is_active and send_at <= ${now} order by send_at limit 1 for update skip locked`,
    )
    if (!card) return false
    const code = createGiftCode()
    await tx.query(sql`
      update gift_cards set code_hash = ${hashGiftCode(plainGiftCode(code))}, last_four = ${code.slice(-4)}, sent_at = ${now},
        updated_at = now() where id = ${card.id}`)
    await queueMail(tx, {
      kind: 'gift-card',
      key: `gift-card:${card.id}:${now.getTime()}`,
      to: card.to,
      data: { amount: formatCents(card.cents), token: code, from: card.from, message: card.message },
    })
    return true
  })
