import { PLANS } from '#contracts/constants.ts'
import { formatCents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/**
 * Says why nothing is active when the last thing this person began was a trial with a card that has had one.
 *
 * @throws ShopError `trial_card_used`, with the price of the plan they chose.
 */
export async function refuseFailedTrial({ pool, user }: SignedInReq): Promise<void> {
  const last = await row<{ plan: Plan; isRefused: boolean }>(
    pool,
    sql`
      select plan, trial_refused_at is not null as "isRefused" from subscriptions
      where user_id = ${user.id} order by id desc limit 1`,
  )
  if (!last?.isRefused) return
  const price = formatCents(PLANS[last.plan].cents).replace(/\.00$/, '')
  throw new ShopError('trial_card_used', {
    message: `This card has already had its free trial. Start today for ${price}`,
  })
}
