import { type Database, row, sql } from '#database/sql.ts'
import { recordWebhookEvent } from './recordWebhookEvent.ts'

/** Records that a membership began or ended, each once. Those of before a receiver was added are no news to it. */
export async function recordMemberEvents(tx: Database, subscriptionId: number): Promise<void> {
  const found = await row(
    tx,
    sql<{
      handle: string
      plan: 'monthly' | 'annual'
      status:
        | 'pending'
        | 'trialing'
        | 'active'
        | 'past_due'
        | 'unpaid'
        | 'paused'
        | 'incomplete'
        | 'incomplete_expired'
        | 'canceled'
      startedAt: Date | null
      endedAt: Date | null
    }>`
      select u.handle, s.plan, s.status, s.started_at as "startedAt", s.ended_at as "endedAt"
      from subscriptions s join users u on u.id = s.user_id where s.id = ${subscriptionId}`,
  )
  if (!found?.startedAt) return
  const { handle, plan, status, startedAt, endedAt } = found
  const readData = () => Promise.resolve({ member: handle, plan, status })
  if (status === 'trialing' || status === 'active')
    await recordWebhookEvent(tx, {
      type: 'member.joined',
      key: `member.joined:${subscriptionId}`,
      readData,
      happenedAt: startedAt,
    })
  if (endedAt)
    await recordWebhookEvent(tx, {
      type: 'member.ended',
      key: `member.ended:${subscriptionId}`,
      readData,
      happenedAt: endedAt,
    })
}
