import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, rows } from '#database/sql.ts'
import { announceDeprecatedEvent } from '#providers/receivers/announceDeprecatedEvent.ts'
import { postWebhook } from '#providers/receivers/postWebhook.ts'
import { signWebhook } from '#providers/receivers/signWebhook.ts'
import type { Req } from '../Req.ts'
import { isAccepted, nextAttemptAt, switchOffReason } from './deliveryRules.ts'
import { addDeliveryJob } from './queueDelivery.ts'
import type { SwitchOffReason } from '#contracts/platform/outgoingWebhooks.ts'
import { raiseAlert } from '../alerts/raiseAlert.ts'
import { queueMail } from '../mail/queueMail.ts'

/** One attempt. A crash after the receiver accepted it sends it again under the same id. */
export async function sendWebhook({ pool, now }: Req, deliveryId: number): Promise<void> {
  const found = await findPending(pool, deliveryId)
  if (!found) return
  const { eventId, type, body, url, secret, previousSecret, previousSecretUntil, isOff } = found
  if (isOff) return giveUp(pool, deliveryId, 'The receiver was switched off')
  const secrets = [
    secret,
    ...(previousSecret && previousSecretUntil && previousSecretUntil > now ? [previousSecret] : []),
  ]
  const headers = { ...signWebhook({ id: eventId, at: now, body, secrets }), ...announceDeprecatedEvent(type) }
  const result = await postWebhook(url, body, headers)
  const status = 'status' in result ? result.status : null
  const problem = 'problem' in result ? result.problem : null
  await inTransaction(pool, async (tx) => {
    await lockReceiver(tx, found.receiverId)
    await (isAccepted(status)
      ? storeDelivered(tx, { ...found, deliveryId, status, now })
      : storeFailure(tx, { ...found, deliveryId, status, problem, now }))
  })
}

/** Before its deliveries, as an owner's change does; the other way round, each could wait for the other. */
const lockReceiver = (tx: Database, id: number) =>
  tx.query(sql<{ locked: number }>`select 1 as locked from webhook_receivers where id = ${id} for no key update`)

const findPending = (database: Database, deliveryId: number) =>
  row(
    database,
    sql<{
      eventId: string
      type: string
      body: string
      receiverId: number
      url: string
      secret: string
      previousSecret: string | null
      previousSecretUntil: Date | null
      isOff: boolean
    }>`
      select d.event_id as "eventId", e.type, e.body, r.id as "receiverId", r.url, r.secret, r.previous_secret as "previousSecret",
        r.previous_secret_until as "previousSecretUntil", r.disabled_at is not null as "isOff"
      from webhook_deliveries d join webhook_events e on e.id = d.event_id join webhook_receivers r on r.id = d.receiver_id
      where d.id = ${deliveryId} and d.state = 'pending'`,
  )

type Attempt = { deliveryId: number; receiverId: number; url: string; status: number | null; now: Date }

async function storeDelivered(tx: Database, { deliveryId, receiverId, status, now }: Attempt): Promise<void> {
  await tx.query(sql`
    update webhook_deliveries set state = 'delivered', attempts = attempts + 1, status = ${status}, problem = null,
      last_attempt_at = ${now}, next_attempt_at = null
    where id = ${deliveryId}`)
  await tx.query(
    sql`update webhook_receivers set failing_since = null where id = ${receiverId} and failing_since is not null`,
  )
}

async function storeFailure(
  tx: Database,
  { deliveryId, receiverId, url, status, problem, now }: Attempt & { problem: string | null },
): Promise<void> {
  const failed = await row(
    tx,
    sql<{ attempts: number }>`
      update webhook_deliveries set attempts = attempts + 1, attempts_in_round = attempts_in_round + 1, status = ${status},
        problem = ${problem}, last_attempt_at = ${now}
      where id = ${deliveryId} and state = 'pending' returning attempts_in_round as attempts`,
  )
  // Deleted meanwhile.
  if (!failed) return
  const receiver = await row(
    tx,
    sql<{ failingSince: Date | null }>`
      update webhook_receivers set failing_since = coalesce(failing_since, ${now}) where id = ${receiverId}
      returning failing_since as "failingSince"`,
  )
  const reason = switchOffReason(status, receiver?.failingSince ?? now, now)
  const runAt = reason === null ? nextAttemptAt(failed.attempts, now) : null
  await tx.query(sql`
    update webhook_deliveries set state = case when ${runAt}::timestamptz is null then 'failed' else 'pending' end, next_attempt_at = ${runAt}
    where id = ${deliveryId}`)
  if (runAt) await addDeliveryJob(tx, { deliveryId, receiverId, runAt })
  if (reason !== null) await switchOff(tx, { receiverId, url, reason, now })
}

async function giveUp(database: Database, deliveryId: number, problem: string): Promise<void> {
  await database.query(sql`
    update webhook_deliveries set state = 'failed', problem = ${problem}, next_attempt_at = null where id = ${deliveryId}`)
}

type Off = { receiverId: number; url: string; reason: SwitchOffReason; now: Date }

/** Tells the owners, in the panel and by email. */
async function switchOff(tx: Database, { receiverId, url, reason, now }: Off): Promise<void> {
  const { rowCount } = await tx.query(sql`
    update webhook_receivers set disabled_at = ${now}, disabled_reason = ${reason} where id = ${receiverId} and disabled_at is null`)
  if (rowCount !== 1) return
  const key = `webhook-off:${receiverId}:${now.toISOString()}`
  const alert = { kind: `webhook-${reason}`, url } as const
  await raiseAlert(tx, { about: 'members', key, alert })
  const owners = await rows(
    tx,
    sql<{ id: number; email: string }>`select id, email from users where role = 'owner' and closed_at is null`,
  )
  for (const { id, email } of owners)
    await queueMail(tx, { kind: 'webhook-off', key: `${key}:${id}`, to: email, data: { firstName: '', url, reason } })
}
