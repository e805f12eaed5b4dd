import { isLanguage } from '#contracts/shared/languages.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, sql } from '#database/sql.ts'
import { queueGiftSent } from '#domain/shop/giftCards/queueGiftSent.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createSecretCode, hashSecretCode } from '#domain/platform/secretCode.ts'

type Due = {
  id: number
  to: string
  months: number
  from: string | null
  recipientName: string | null
  message: string | null
  /** Of the buyer; null where there is none. */
  language: string | null
}

/** Emails the gifts whose day has come, each in its own transaction, as gift cards are. */
export async function sendGiftMemberships({ pool, now }: Req): Promise<void> {
  const sendNext = () =>
    inTransaction(pool, async (tx) => {
      const gift = await row(
        tx,
        extended(selectDue, dynamicSql`and send_at <= ${now} order by send_at limit 1 for update skip locked`),
      )
      if (gift) await send(tx, gift, now)
      return gift !== null
    })
  while (await sendNext()) {
    // Until none is due.
  }
}

/** In the transaction that creates it, so that nobody waits for the next minute. */
export async function sendMembershipIfDue(tx: Database, giftId: number, now: Date): Promise<void> {
  const gift = await row(tx, extended(selectDue, dynamicSql`and send_at <= ${now} and id = ${giftId} for update`))
  if (gift) await send(tx, gift, now)
}

const selectDue = sql<Due>`
  select id, recipient_email as to, months, sender_name as from, recipient_name as "recipientName", message,
    (select s.language::text from gift_card_sales s where s.gift_membership_id = g.id) as language
  from gift_memberships g where sent_at is null and redeemed_at is null and voided_at is null and frozen_at is null
    and recipient_email <> ''`

async function send(
  tx: Database,
  { id, to, months, from, recipientName, message, language }: Due,
  now: Date,
): Promise<void> {
  const code = createSecretCode('HUNT')
  await tx.query(sql`
    update gift_memberships set code_hash = ${hashSecretCode(code)}, last_four = ${code.slice(-4)}, sent_at = ${now},
      updated_at = ${now} where id = ${id}`)
  await queueMail(tx, {
    kind: 'gift-membership',
    key: `gift-membership:${id}:${now.getTime()}`,
    to,
    ...(isLanguage(language) && { language }),
    data: { months, token: code, from, recipientName, message },
  })
  await queueGiftSent(tx, { giftMembershipId: id })
}
