import { assertStored } from '#database/assertStored.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { problem } from '#contracts/shared/problem.ts'
import { randomUUID } from 'node:crypto'
import { MAX_RECEIVERS, type NewReceiver, type ReceiverChange } from '#contracts/platform/outgoingWebhooks.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { isPublicUrl } from '#providers/receivers/isPublicUrl.ts'
import { createWebhookSecret } from '#providers/receivers/signWebhook.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { addDeliveryJob, queueDelivery } from './queueDelivery.ts'
import { readReceiver } from './readReceivers.ts'
import { storeEvent } from './recordWebhookEvent.ts'

type WithSecret = { id: number; secret: string }

/** @throws AppError `invalid_input`, `too_many_receivers`. */
export function addReceiver(req: SignedInReq, { url, events }: NewReceiver): Promise<WithSecret> {
  refuseInside(url)
  const secret = createWebhookSecret()
  return inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('webhook_receivers'))`)
    const counted = await row(tx, sql<{ count: number }>`select count(*)::int as count from webhook_receivers`)
    if ((counted?.count ?? 0) >= MAX_RECEIVERS) throw new AppError('too_many_receivers')
    const added = await row(
      tx,
      sql<{ id: number }>`
        insert into webhook_receivers (url, events, secret, created_at)
        values (${url}, ${[...new Set(events)]}, ${secret}, ${req.now}) returning id`,
    )
    assertStored(added, 'receiver')
    await record(tx, req, { id: added.id, url, what: 'Created' })
    return { id: added.id, secret }
  })
}

/** Switching on starts the count of failing days again. @throws AppError `invalid_input`, `receiver_not_found`. */
export async function changeReceiver(req: SignedInReq, id: number, change: ReceiverChange): Promise<void> {
  if (change.url !== undefined) refuseInside(change.url)
  await inTransaction(req.pool, async (tx) => {
    const before = await lockReceiver(tx, id)
    const url = change.url ?? before.url
    const isOn = change.isOn ?? before.disabledAt === null
    const events = [...new Set(change.events ?? before.events)]
    await tx.query(sql`
      update webhook_receivers set url = ${url}, events = ${events},
        failing_since = case when ${isOn}::boolean and disabled_at is not null then null else failing_since end,
        disabled_at = case when ${isOn}::boolean then null else coalesce(disabled_at, ${req.now}) end,
        disabled_reason = case when ${isOn}::boolean then null else disabled_reason end
      where id = ${id}`)
    await record(tx, req, { id, url, what: 'Changed' })
  })
}

/** @throws AppError `receiver_not_found`. */
export const removeReceiver = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { url } = await lockReceiver(tx, id)
    await tx.query(sql`delete from webhook_receivers where id = ${id}`)
    await record(tx, req, { id, url, what: 'Deleted' })
  })

/** The previous secret signs for another day. @throws AppError `receiver_not_found`. */
export const rotateSecret = (req: SignedInReq, id: number): Promise<WithSecret> =>
  inTransaction(req.pool, async (tx) => {
    const { url } = await lockReceiver(tx, id)
    const secret = createWebhookSecret()
    await tx.query(sql`
      update webhook_receivers set previous_secret = secret, previous_secret_until = ${new Date(req.now.getTime() + DAY_MS)},
        secret = ${secret}
      where id = ${id}`)
    await record(tx, req, { id, url, what: 'Changed the secret' })
    return { id, secret }
  })

/** @throws AppError `receiver_not_found`, `receiver_off`. */
export const testReceiver = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { url } = await lockOpenReceiver(tx, id)
    const key = `webhook.test:${randomUUID()}`
    const eventId = await storeEvent(tx, { type: 'webhook.test', key, data: {}, at: req.now })
    if (eventId !== null) await queueDelivery(tx, eventId, id)
    await record(tx, req, { id, url, what: 'Tested' })
  })

/** @throws AppError `receiver_not_found`, also for a delivery to another receiver, and `receiver_off`. */
export const sendAgain = (req: SignedInReq, id: number, deliveryId: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { url } = await lockOpenReceiver(tx, id)
    const { rowCount } = await tx.query(sql`
      update webhook_deliveries set state = 'pending', attempts_in_round = 0, next_attempt_at = null
      where id = ${deliveryId} and receiver_id = ${id}`)
    if (rowCount !== 1) throw new AppError('receiver_not_found')
    await addDeliveryJob(tx, { deliveryId, receiverId: id })
    await record(tx, req, { id, url, what: 'Sent again' })
  })

function refuseInside(url: string): void {
  if (!isPublicUrl(url, { anyPort: true }))
    throw new AppError('invalid_input', { errors: { url: problem('Please enter a public https address') } })
}

async function lockReceiver(tx: Database, id: number) {
  await tx.query(sql<{ locked: number }>`select 1 as locked from webhook_receivers where id = ${id} for update`)
  return readReceiver(tx, id)
}

async function lockOpenReceiver(tx: Database, id: number) {
  const receiver = await lockReceiver(tx, id)
  if (receiver.disabledAt !== null) throw new AppError('receiver_off')
  return receiver
}

type Change = { id: number; url: string; what: string }

const record = (tx: Database, req: SignedInReq, { id, url, what }: Change): Promise<void> =>
  recordAudit(tx, req, { what, kind: 'webhooks', subjectId: id, subject: `Webhooks to ${new URL(url).host}` })
