import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '#contracts/outgoingWebhooks.ts'
import { type Database, type Json, row, rows, sql } from '#database/sql.ts'
import { queueDelivery } from './queueDelivery.ts'

type Data = { [key: string]: Json }

type Fact = {
  type: WebhookEvent
  /** A second event with the same key changes nothing. */
  key: string
  /** Read only if a receiver wants the event. Null when what it is about is gone. */
  readData: () => Promise<Data | null>
  /** Receivers added later do not get it. Stripe counts whole seconds. */
  happenedAt?: Date
}

/** Call it in the transaction of the fact. Stores nothing if no receiver wants it. */
export async function recordWebhookEvent(tx: Database, { type, key, readData, happenedAt }: Fact): Promise<void> {
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

type NewEvent = { type: string; key: string; data: Data; at: Date }

/** @returns its id, or null when an event has this key. */
export async function storeEvent(tx: Database, { type, key, data, at }: NewEvent): Promise<string | null> {
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
