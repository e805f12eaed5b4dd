import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, returnsRow, rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { recordMemberEvents } from '#domain/platform/outgoingWebhooks/memberEvents.ts'
import type { Req } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { endAtProvider, endCardSetup, revokeSubscription } from './revokeSubscription.ts'

type Open = { id: number; hasRun: boolean; subscriptionId: string | null; setupIntentId: string | null }

/** Immediately. @throws AppError `card_provider_unreachable` when a charge is still possible. */
export async function endMemberships(req: Req, userId: number): Promise<void> {
  const { pool, now } = req
  for (;;) {
    const [open] = await findOpen(pool, userId)
    if (!open) return
    await endOne(req, open)
    // Conditional: a form created since is ended in the next round.
    await inTransaction(pool, async (tx) => {
      await tx.query(sql`
        update subscriptions set status = 'canceled', ended_at = ${now}, updated_at = ${now}
        where id = ${open.id} and subscription_id is not distinct from ${open.subscriptionId}
          and setup_intent_id is not distinct from ${open.setupIntentId}`)
      await recordMemberEvents(tx, open.id)
    })
  }
}

/** Whether something can still be charged or confirmed. */
export async function hasOpenMembership(tx: Database, userId: number): Promise<boolean> {
  return returnsRow(tx, extended(selectOpen, dynamicSql`and user_id = ${userId} limit 1`))
}

const selectOpen = sql<Open>`
  select id, started_at is not null as "hasRun", subscription_id as "subscriptionId", setup_intent_id as "setupIntentId"
  from subscriptions where status not in ('canceled', 'incomplete_expired')`

const findOpen = (database: Database, userId: number): Promise<Open[]> =>
  rows(database, extended(selectOpen, dynamicSql`and user_id = ${userId} order by id`))

async function endOne(req: Req, { id, hasRun, subscriptionId, setupIntentId }: Open): Promise<void> {
  try {
    if (subscriptionId) await (hasRun ? endAtProvider(subscriptionId) : revokeSubscription(req, id, subscriptionId))
    else if (setupIntentId) await endCardSetup(setupIntentId)
  } catch (error) {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}
