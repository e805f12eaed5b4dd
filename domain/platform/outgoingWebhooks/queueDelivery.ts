import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'

type JobOptions = { deliveryId: number; receiverId: number; runAt?: Date }

/** One delivery at a time for each receiver, so that a slow one delays only itself. */
export const addDeliveryJob = (tx: Database, { deliveryId, receiverId, runAt }: JobOptions): Promise<void> =>
  addJob(
    tx,
    'sendWebhook',
    { deliveryId },
    { key: `webhook:${deliveryId}`, queue: `webhook:${receiverId}`, ...(runAt && { runAt }) },
  )

export async function queueDelivery(tx: Database, eventId: string, receiverId: number): Promise<void> {
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into webhook_deliveries (event_id, receiver_id) values (${eventId}, ${receiverId}) returning id`,
  )
  if (added) await addDeliveryJob(tx, { deliveryId: added.id, receiverId })
}
