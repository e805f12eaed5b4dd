import { sha256 } from '#domain/platform/sha256.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { randomBytes } from 'node:crypto'
import { CART_REMINDER_PAUSE_DAYS } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { canBeBought, readCartLines } from '../cart/cartLines.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { personKey } from '#domain/platform/personOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasOptedOut } from './reminderOptOut.ts'

const AFTER_MS = DAY_MS
/** The token opens a cart and nothing else. */
export const hashReminderToken = (token: string): string => sha256(token)

/** Emails, a day later, the people who asked for it and did not buy. */
export async function remindCarts(req: Req): Promise<void> {
  while (await remindNext(req)) {
    // Until none is due.
  }
}

type Due = { id: number; cartId: number; email: string; language: Language }

/** Marked as sent in the transaction of its email, also where there is nothing left to say. */
const remindNext = ({ pool, now }: Req): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const due = await row(
      tx,
      sql<Due>`
        select id, cart_id as "cartId", email, language from cart_reminders
        where sent_at is null and asked_at <= ${new Date(now.getTime() - AFTER_MS)}
        order by asked_at limit 1 for update skip locked`,
    )
    if (!due) return false
    const token = randomBytes(24).toString('base64url')
    await tx.query(
      sql`update cart_reminders set sent_at = ${now}, token_hash = ${hashReminderToken(token)} where id = ${due.id}`,
    )
    if ((await hasOptedOut(tx, due.email)) || (await wasReminded(tx, due.email, now))) return true
    const lines = (await readCartLines(tx, due.cartId)).filter(canBeBought)
    if (lines.length === 0) return true
    await tx.query(sql`update cart_reminders set person_key = ${personKey(due.email)} where id = ${due.id}`)
    await queueMail(tx, {
      kind: 'cart-reminder',
      key: `cart-reminder:${due.id}:${now.getTime()}`,
      to: due.email,
      language: due.language,
      data: {
        firstName: '',
        key: token,
        lines: lines.map(({ title, sizeName, appearanceName, quantity }) => ({
          title,
          size: sizeName,
          color: appearanceName,
          quantity,
        })),
      },
    })
    return true
  })

/** Anyone can type a stranger’s address at many checkouts. Locks the mailbox, so that only one of two carts reminds it. */
async function wasReminded(tx: Database, email: string, now: Date): Promise<boolean> {
  const person = personKey(email)
  const pauseStart = new Date(now.getTime() - CART_REMINDER_PAUSE_DAYS * DAY_MS)
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('cart reminders'), hashtext(${person}))`)
  return returnsRow(
    tx,
    statement`select 1 from cart_reminders where person_key = ${person} and sent_at > ${pauseStart} limit 1`,
  )
}
