import { row, sql } from '#database/sql.ts'
import type { InboxEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySubscription } from './applySubscription.ts'
import { RUNNING, type StoredStatus } from './StoredStatus.ts'
import { isOverdue, switchToNewCard } from './switchToNewCard.ts'

/** Charges the card that the customer chose last. */
export async function applyCustomer(req: Req, customerId: string, event?: InboxEvent): Promise<void> {
  const running = await row(
    req.pool,
    sql<{ id: string; status: StoredStatus }>`
      select s.subscription_id as id, s.status from subscriptions s join users u on u.id = s.user_id
      where u.card_customer_id = ${customerId} and s.subscription_id is not null
        and s.status = any(${RUNNING}::enum_subscriptions_status[])
      -- A closed account keeps its customer, who may have come back.
      order by u.closed_at is not null limit 1`,
  )
  if (!running) return
  // `applySubscription` does it for overdue ones.
  if (!isOverdue(running)) await switchToNewCard({ ...running, customerId })
  await applySubscription(req, running.id, event)
}
