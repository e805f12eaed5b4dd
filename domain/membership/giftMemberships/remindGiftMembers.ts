import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { CHARGING } from '../subscriptions/StoredStatus.ts'

const NOTICE_DAYS = 7

type Ending = { id: number; userId: number; to: string; firstName: string; endsAt: Date | null; isLast: boolean }

/** A week before the end, once. Not to people who are members afterwards anyway. */
export async function remindGiftMembers({ pool, now }: Req): Promise<void> {
  const remindNext = () =>
    inTransaction(pool, async (tx) => {
      const ending = await row(
        tx,
        sql<Ending>`
          select g.id, u.id as "userId", u.email as to, u.first_name as "firstName", g.ends_at as "endsAt",
            u.closed_at is null and not coalesce(u.complimentary_until > g.ends_at, false)
              and not exists (select 1 from gift_memberships o where o.redeemed_by_id = u.id and o.ends_at > g.ends_at)
              and not exists (select 1 from subscriptions s where s.user_id = u.id and not s.cancel_at_period_end
                and s.status = any(${CHARGING}::enum_subscriptions_status[])
                and case when s.paused_until is null then not s.collection_paused else s.paused_until <= g.ends_at end) as "isLast"
          from gift_memberships g join users u on u.id = g.redeemed_by_id
          where g.redeemed_at is not null and g.reminded_at is null
            and g.ends_at > ${now} and g.ends_at <= ${new Date(now.getTime() + NOTICE_DAYS * DAY_MS)}
          order by g.ends_at limit 1 for no key update of g skip locked`,
      )
      if (!ending) return false
      const { id, to, firstName, endsAt, isLast } = ending
      await tx.query(sql`update gift_memberships set reminded_at = ${now} where id = ${id}`)
      if (isLast && endsAt) {
        await queueMail(tx, {
          kind: 'gift-membership-ending',
          key: `gift-membership-ending:${id}`,
          to,
          data: { firstName, endsAt: endsAt.toISOString() },
        })
      }
      return true
    })
  while (await remindNext()) {
    // Until nobody's gift ends soon.
  }
}
