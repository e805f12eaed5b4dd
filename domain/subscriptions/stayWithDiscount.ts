import { type Cents, formatCents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensureCoupon } from '#providers/stripe/coupons.ts'
import { keepWithCoupon } from '#providers/stripe/memberships.ts'
import { lockPerson } from '../people/locks.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySubscription } from './applySubscription.ts'
import { type Canceled, findCanceled } from './findCanceled.ts'
import type { StayingOffer } from './leavingDiscount.ts'
import { findLeavingDiscount } from './tellWhyLeaving.ts'

/**
 * The discount is claimed before the card provider is asked, so that two tabs take it once; after a failure, the same
 * cancellation can try again.
 * @throws ShopError `no_active_subscription`, `leaving_discount_unavailable`, `card_provider_unreachable`.
 */
export async function stayWithDiscount(req: SignedInReq, shownCents: Cents): Promise<void> {
  const { canceled, discount } = await claim(req, shownCents)
  try {
    const { percent, months } = discount
    const couponId = await ensureCoupon({ percent, amountCents: null, duration: 'repeating', months })
    await keepWithCoupon(canceled.subscriptionId, couponId)
    await applySubscription(req, canceled.subscriptionId)
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

const claim = (req: SignedInReq, shownCents: Cents): Promise<{ canceled: Canceled; discount: StayingOffer }> =>
  inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, req.user.id)
    const canceled = await findCanceled(tx, req.user.id)
    const discount = await findLeavingDiscount(tx, canceled, req.now)
    if (!discount) throw new ShopError('leaving_discount_unavailable')
    if (discount.cents !== shownCents) {
      const message = `The discount has changed: each payment would cost ${formatCents(discount.cents)} now. Nothing was changed. Please reload the page.`
      throw new ShopError('leaving_discount_unavailable', { message })
    }
    const claimed = await returnsRow(
      tx,
      statement`
        update leaving_answers set discount_taken_at = ${req.now}
        where subscription_id = ${canceled.id} and period_end = ${canceled.currentPeriodEnd} and reason = 'too_expensive'
        returning subscription_id`,
    )
    if (!claimed) throw new ShopError('leaving_discount_unavailable')
    return { canceled, discount }
  })
