import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { resumeSubscription, takeBackPause } from '#providers/stripe/membershipPauses.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySubscription } from './applySubscription.ts'
import { findPausable } from './pauseMembership.ts'

/**
 * Takes back a pause that has not begun, or charges a new period today. Repeated calls change nothing.
 * @throws ShopError `no_active_subscription`, `card_provider_unreachable`.
 */
export async function resumeMembership(req: SignedInReq): Promise<void> {
  const { id } = await findPausable(req)
  try {
    await applySubscription(req, id)
    const { status, pausedFrom } = await findPausable(req)
    if (!pausedFrom || status === 'past_due') return
    if (status === 'active' && req.now < pausedFrom) await takeBackPause(id)
    // The key charges once, however often the button is pressed.
    else if (status === 'paused') await resumeSubscription(id, `resume:${id}:${pausedFrom.toISOString()}`)
    await applySubscription(req, id)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw new ShopError('card_provider_unreachable', { cause: error })
  }
}
