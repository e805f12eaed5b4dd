import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { resumeSubscription, takeBackPause } from '#providers/stripe/membershipPauses.ts'
import { findSubscription } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { applySubscription } from './applySubscription.ts'
import { findPausable } from './pauseMembership.ts'

/**
 * Takes back a pause that has not begun, or charges a new period today. Repeated calls change nothing.
 * @throws AppError `no_active_subscription`, `card_provider_unreachable`.
 */
export async function resumeMembership(req: SignedInReq): Promise<void> {
  const { id } = await findPausable(req)
  try {
    await applySubscription(req, id)
    const { status, pausedFrom } = await findPausable(req)
    if (!pausedFrom || status === 'past_due') return
    if (status === 'active' && req.now < pausedFrom) await takeBackPause(id)
    else if (status === 'paused') await resumeNow(req, id, pausedFrom)
    await applySubscription(req, id)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw cardProviderProblem(error)
  }
}

/** Charges once, however often the button is pressed. */
const resumeNow = ({ pool }: SignedInReq, id: string, pausedFrom: Date): Promise<true> =>
  withActionKey(pool, {
    action: `resume:${id}:${pausedFrom.getTime()}`,
    call: async (key) => {
      await resumeSubscription(id, key)
      return true as const
    },
    find: async () => ((await findSubscription(id))?.status === 'paused' ? null : true),
  })
