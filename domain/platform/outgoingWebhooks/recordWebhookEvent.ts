import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '#contracts/platform/outgoingWebhooks.ts'
import type { SentEvent, WebhookData } from '#contracts/platform/webhookEvents.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { queueDelivery } from './queueDelivery.ts'

type Fact<Type extends WebhookEvent> = {
  type: Type
  /** A second event with the same key changes nothing. */
  key: string
  /** Read only if a receiver wants the event. Null when what it is about is gone. */
  readData: () => Promise<WebhookData<Type> | null>
  /** Receivers added later do not get it. Stripe counts whole seconds. */
  happenedAt?: Date
}

/** Call it in the transaction of the fact. Stores nothing if no receiver wants it. */
export async function recordWebhookEvent<Type extends WebhookEvent>(
  tx: Database,
  { type, key, readData, happenedAt }: Fact<Type>,
): Promise<void> {
  const receivers = await rows(
    tx,
    sql<{ id: number; now: Date }>`
      select id, now() as now from webhook_receivers
      where disabled_at is null and ${type} = any(events) and date_trunc('second', created_at) <= coalesce(${happenedAt ?? null}::timestamptz, created_at)`,
  )
  const [first] = receivers
  if (!first) return
  const data = await readData()
  if (!data) return
  const at = happenedAt ?? first.now
  const id = await storeEvent(tx, { type, key, data, at })
  if (id !== null) for (const receiver of receivers) await queueDelivery(tx, id, receiver.id)
}

type NewEvent<Type extends SentEvent> = { type: Type; key: string; data: WebhookData<Type>; at: Date }

/** @returns its id, or null when an event has this key. */
export async function storeEvent<Type extends SentEvent>(
  tx: Database,
  { type, key, data, at }: NewEvent<Type>,
): Promise<string | null> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const stored = await row(
    tx,
    sql<{ id: string }>`
      insert into webhook_events (id, key, type, body, created_at) values (${id}, ${key}, ${type}, ${body}, ${at})
      on conflict (key) do nothing returning id`,
  )
  return stored?.id ?? null
}
