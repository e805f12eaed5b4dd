import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRow, sql } from '#database/sql.ts'
import { findOffer } from '../membershipOffers/findOffer.ts'
import { offerRefusal } from '../membershipOffers/offerRefusal.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readNumberSetting, readSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { changeComebackEmails } from './comebackEmails.ts'

/** Memberships that ended longer ago get no email, so that changing the settings emails nobody out of the blue. */
const WINDOW_DAYS = 7

const endedRow = z.object({
  id: z.number(),
  userId: z.number(),
  email: z.string(),
  firstName: z.string(),
  endedAt: z.date(),
  isWelcome: z.boolean(),
})

/**
 * Some days after a membership ended, once, to people who allowed it and have nothing instead of it: no other membership, no
 * gift that runs or waits, no complimentary access.
 */
export async function sendComebackEmails(req: Req): Promise<void> {
  const days = await readNumberSetting(req.pool, 'comeback_days')
  if (days === 0) return
  const code = (await readSetting(req.pool, 'comeback_offer')).trim().toUpperCase()
  const sendNext = () => inTransaction(req.pool, (tx) => sendOne(tx, req, { days, code }))
  while (await sendNext()) {
    // Until no ended membership is left.
  }
}

/** Also remembers whom it did not email, so that nobody is emailed much later. @returns whether there was one. */
async function sendOne(tx: Database, req: Req, { days, code }: { days: number; code: string }): Promise<boolean> {
  const { now, payload } = req
  const ended = await parsedRow(
    tx,
    endedRow,
    dynamicSql`
      select s.id, u.id as "userId", u.email, u.first_name as "firstName", s.ended_at as "endedAt",
        u.closed_at is null and u.role is null and u.email_verified_at is not null
          and exists (select 1 from comeback_emails c where c.user_id = u.id)
          and not coalesce(u.complimentary_until > ${now}, false)
          and not exists (select 1 from gift_memberships g where g.redeemed_by_id = u.id and g.ends_at > ${now})
          and not exists (select 1 from subscriptions o where o.user_id = u.id and o.id <> s.id and (
            o.status not in ('canceled', 'incomplete_expired') or o.ended_at > s.ended_at and o.started_at is not null))
          as "isWelcome"
      from subscriptions s join users u on u.id = s.user_id
      where s.status = 'canceled' and s.started_at is not null and s.comeback_at is null
        and s.ended_at > ${new Date(now.getTime() - (days + WINDOW_DAYS) * DAY_MS)}
        and s.ended_at <= ${new Date(now.getTime() - days * DAY_MS)}
      order by s.id limit 1 for no key update of s skip locked`,
  )
  if (!ended) return false
  const { id, userId, email, firstName, endedAt, isWelcome } = ended
  await tx.query(sql`update subscriptions set comeback_at = ${now} where id = ${id}`)
  if (!isWelcome) return true
  const offer = code ? await usableOffer(tx, { id: userId, email }, code, now) : null
  const unsubscribe = unsubscribeToken(payload, { id: userId, email })
  const data = { firstName, endedAt: endedAt.toISOString(), offer, unsubscribe }
  await queueMail(tx, { kind: 'come-back', key: `come-back:${id}`, to: email, data })
  // They allowed one email.
  await changeComebackEmails(tx, userId, { isWanted: false, now })
  return true
}

/** Null unless this person can use it today. */
async function usableOffer(tx: Database, person: { id: number; email: string }, code: string, now: Date) {
  try {
    const offer = await findOffer(tx, person, code)
    if (offerRefusal(offer, now) !== null) return null
    const { percent, amountCents, duration, months } = offer
    return { code, percent, amountCents, duration, months }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
