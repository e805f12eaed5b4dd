import { randomBytes } from 'node:crypto'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { OwnReferrals } from '#contracts/membership/referrals.ts'
import { REFERRAL_PARAMETER } from '#contracts/people/visit.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'

/** A member's link is made when they first ask for it. */
export async function readOwnReferrals({ pool, user, now }: SignedInReq): Promise<OwnReferrals> {
  if (user.isSubscriber) await ensureLink(pool, user.id, now)
  const own = await row(
    pool,
    sql<{ code: string | null; friends: number; waiting: number; rewards: number; creditedCents: number }>`
      select (select code from referral_links where user_id = ${user.id}) as code, count(*) as friends,
        count(*) filter (where state in ('waiting', 'crediting')) as waiting, count(*) filter (where state = 'credited') as rewards,
        coalesce(sum(credit_cents) filter (where state = 'credited'), 0) as "creditedCents"
      from referrals where referrer_id = ${user.id}`,
  )
  return {
    path: own?.code && user.isSubscriber ? `/?${REFERRAL_PARAMETER}=${own.code}` : null,
    friends: own?.friends ?? 0,
    waiting: own?.waiting ?? 0,
    rewards: own?.rewards ?? 0,
    credited: centsToAmount(own?.creditedCents ?? 0),
    rewardsPerYear: await readNumberSetting(pool, 'referral_rewards_per_year'),
  }
}

async function ensureLink(database: Database, userId: number, now: Date): Promise<void> {
  await database.query(sql`
    insert into referral_links (user_id, code, created_at) values (${userId}, ${createCode()}, ${now})
    on conflict (user_id) do nothing`)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

const createCode = (): string => [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
