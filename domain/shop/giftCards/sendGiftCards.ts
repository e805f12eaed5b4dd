import { isLanguage } from '#contracts/shared/languages.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createSecretCode, hashSecretCode } from '#domain/platform/secretCode.ts'
import { queueGiftSent } from './queueGiftSent.ts'

type Due = {
  id: number
  to: string
  cents: Cents
  from: string | null
  recipientName: string | null
  message: string | null
  /** Of the buyer; null where there is none. */
  language: string | null
}

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
      extended(selectDue, dynamicSql`and send_at <= ${now} order by send_at limit 1 for update skip locked`),
    )
    if (card) await send(tx, card, now)
    return card !== null
  })

/** In the transaction that creates it, so that nobody waits for the next minute. */
export async function sendIfDue(tx: Database, giftCardId: number, now: Date): Promise<void> {
  const card = await row(tx, extended(selectDue, dynamicSql`and send_at <= ${now} and id = ${giftCardId} for update`))
  if (card) await send(tx, card, now)
}

/** One that was refunded before its day is not sent. */
const selectDue = sql<Due>`
  select id, recipient_email as to, amount_cents as cents, sender_name as from, recipient_name as "recipientName", message,
    (select s.language::text from gift_card_sales s where s.gift_card_id = g.id) as language
  from gift_cards g where sent_at is null and is_active and frozen_at is null
    and (code_hash is not null or (select sum(e.cents) from gift_card_entries e where e.gift_card_id = g.id) > 0)`

async function send(tx: Database, card: Due, now: Date): Promise<void> {
  const code = createSecretCode('GIFT')
  await tx.query(sql`
    update gift_cards set code_hash = ${hashSecretCode(code)}, last_four = ${code.slice(-4)}, sent_at = ${now},
      updated_at = now() where id = ${card.id}`)
  const { to, cents, from, recipientName, message, language } = card
  await queueMail(tx, {
    kind: 'gift-card',
    key: `gift-card:${card.id}:${now.getTime()}`,
    to,
    ...(isLanguage(language) && { language }),
    data: { amountCents: cents, token: code, from, recipientName, message },
  })
  await queueGiftSent(tx, { giftCardId: card.id })
}
