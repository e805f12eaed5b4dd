import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { openPortal, type PortalFlow } from '#providers/stripe/portal.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/**
 * The address of the card provider's pages for this member, straight to what they came for.
 *
 * @returns null for somebody who never began a subscription.
 * @throws ShopError `card_provider_unreachable`.
 */
export async function openBilling(req: SignedInReq, flow?: PortalFlow): Promise<string | null> {
  const member = await row<{ customerId: string | null; subscriptionId: string | null }>(
    req.pool,
    sql`
      select u.card_customer_id as "customerId",
        (select subscription_id from subscriptions where user_id = u.id and status in ('trialing', 'active', 'past_due') order by id desc limit 1) as "subscriptionId"
      from users u where u.id = ${req.user.id}`,
  )
  if (!member?.customerId) return null
  try {
    return await openPortal(member.customerId, member.subscriptionId, flow)
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}
