import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { openPortal, type PortalFlow } from '#providers/stripe/portal.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { applySubscription } from './applySubscription.ts'
import { RUNNING } from './StoredStatus.ts'

/** @returns null without a customer. @throws AppError `card_provider_unreachable`. */
export async function openBilling(req: SignedInReq, flow?: PortalFlow): Promise<string | null> {
  const member = await row(
    req.pool,
    sql<{ customerId: string | null; subscriptionId: string | null }>`
      select u.card_customer_id as "customerId", s.subscription_id as "subscriptionId"
      from users u
      left join subscriptions s on s.user_id = u.id and s.status = any(${RUNNING}::enum_subscriptions_status[])
      where u.id = ${req.user.id}`,
  )
  if (!member?.customerId) return null
  const { customerId, subscriptionId } = member
  try {
    return await openPortal(customerId, subscriptionId, flow, req.language).catch((error: unknown) => {
      // The flow does not fit the subscription's state; the overview offers what does.
      const isRefused = error instanceof CardProviderError && error.isRefusedForGood
      if (!flow || !isRefused || isMissing(error, 'customer')) throw error
      return openPortal(customerId, subscriptionId, undefined, req.language)
    })
  } catch (error) {
    if (isMissing(error, 'customer')) return refreshAfterDeletedCustomer(req, subscriptionId)
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

/** Deleting a customer ends its subscriptions. */
async function refreshAfterDeletedCustomer(req: SignedInReq, subscriptionId: string | null): Promise<null> {
  if (subscriptionId) await applySubscription(req, subscriptionId)
  return null
}
