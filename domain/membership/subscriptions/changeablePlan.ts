import type { Plan } from '#contracts/people/people.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { clearPrices, MissingPriceError } from '#providers/stripe/prices.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySubscription } from './applySubscription.ts'
import { planChangeRefusal } from './planChangeRefusal.ts'
import { findRunningPlan, type RunningPlan } from './runningPlan.ts'

/** @throws AppError `no_active_subscription`, `plan_change_unavailable`. */
export async function findChangeable(req: SignedInReq, plan: Plan): Promise<RunningPlan> {
  const stale = await findRunning(req)
  // Our row may be stale, and money depends on it.
  await applySubscription(req, stale.subscriptionId)
  const running = await findRunning(req)
  const refusal = planChangeRefusal(running, plan, req.now)
  if (refusal) throw new AppError(`plan_change_unavailable.${refusal}`, { plan: running.plan })
  return running
}

async function findRunning({ pool, user }: SignedInReq): Promise<RunningPlan> {
  const running = await findRunningPlan(pool, user.id)
  if (!running) throw new AppError('no_active_subscription')
  return running
}

/** @throws AppError `plan_change_unavailable`, `card_provider_unreachable` for what the card provider answers. */
export async function askingProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isPriceGone = error instanceof MissingPriceError
    if (!isPriceGone && !(error instanceof CardProviderError)) throw error
    // A price that was archived is looked up again.
    clearPrices()
    if (isPriceGone) throw new AppError('plan_change_unavailable.no_price', { cause: error })
    if (error.status === 402) throw new AppError('plan_change_unavailable.declined', { cause: error })
    throw cardProviderProblem(error)
  }
}
