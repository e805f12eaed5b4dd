import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { createHash } from 'node:crypto'
import type { PostEmailChoice } from '#contracts/outreach/postEmails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { storeFirstChoice } from '#domain/people/account/choosePostEmails.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { type DemoMember, memberList } from './memberList.ts'
import { periodOf } from './periodOf.ts'

/** Which emails about new posts they want: most want some, so that letters and posts have readers. */
const CHOICES: PostEmailChoice[] = ['at_once', 'weekly', 'at_once', 'none', 'weekly']

/**
 * Members of the last three months. Nobody can sign in as one, and their memberships have no number at the card
 * provider: no job charges, renews or emails them.
 */
export async function seedMembers(req: Req): Promise<void> {
  const prices = await readMembershipPrices(req.pool)
  await inTransaction(req.pool, async (tx) => {
    // Oldest first, so that ids grow with time.
    for (const [at, member] of [...memberList].reverse().entries()) {
      const joinedAt = new Date(req.now.getTime() - member.daysAgo * DAY_MS)
      const id = await insertMember(tx, member, joinedAt)
      if (id === null) continue
      await storeFirstChoice(tx, id, { choice: CHOICES[at % CHOICES.length] ?? 'weekly', now: joinedAt })
      if (!member.membership) continue
      const { plan, state } = member.membership
      const { status, paidAt, endsAt, endedAt, trialEnd } = periodOf(plan, state, joinedAt, req.now)
      await tx.query(sql`
        insert into subscriptions (user_id, plan, price_cents, status, is_trial, trial_end, started_at, first_paid_at, current_period_end,
          cancel_at_period_end, past_due_since, ended_at, fetched_at, created_at, updated_at)
        values (${id}, ${plan}::enum_subscriptions_plan, ${prices[plan]}, ${status}::enum_subscriptions_status, true, ${trialEnd},
          ${joinedAt}, ${paidAt}, ${endsAt}, ${state === 'ending'}, ${state === 'past_due' ? endsAt : null}, ${endedAt},
          ${req.now}, ${joinedAt}, ${endedAt ?? paidAt ?? joinedAt})`)
    }
  })
}

/** @returns null when the account exists. */
async function insertMember(tx: Database, { email, firstName, membership }: DemoMember, at: Date) {
  const handle = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const created = await row(
    tx,
    sql<{ id: number }>`
      insert into users (email, normalized_email, first_name, last_name, handle, email_verified_at, comments_trusted, trial_used_at, created_at, updated_at)
      values (${email}, ${email}, ${firstName}, ${`${firstName.charAt(0)}.`}, ${handle}, ${at}, ${membership !== null}, ${membership && at}, ${at}, ${at})
      on conflict (email) do nothing returning id`,
  )
  return created?.id ?? null
}
