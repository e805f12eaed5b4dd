import type { Plan } from '#contracts/people/people.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

/** @throws AppError `trial_card_used`, with the price of the chosen plan. */
export async function refuseFailedTrial({ pool, user }: SignedInReq): Promise<void> {
  const last = await row(
    pool,
    sql<{ plan: Plan; isRefused: boolean; isRecognized: boolean }>`
      select plan, trial_refused_at is not null as "isRefused", card_fingerprint is not null as "isRecognized" from subscriptions
      where user_id = ${user.id} order by id desc limit 1`,
  )
  if (!last?.isRefused) return
  if (!last.isRecognized) {
    throw new AppError('trial_card_used.unknown_card')
  }
  const prices = await readMembershipPrices(pool)
  throw new AppError('trial_card_used.price', { roundPrice: prices[last.plan] })
}
