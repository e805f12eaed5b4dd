import { type Database, returnsRow, statement } from '#database/sql.ts'

export type InboxEvent = {
  provider: 'stripe' | 'spreadconnect'
  id: string
  type: string
  objectId: string
  /** By the provider's clock. */
  happenedAt?: Date
}

/** Call it in the transaction of the effect. @returns false for a duplicate. */
export async function isNewEvent(tx: Database, event: InboxEvent): Promise<boolean> {
  return returnsRow(
    tx,
    statement`
      insert into provider_events (provider, event_id, type, object_id, happened_at)
      values (${event.provider}::enum_provider_events_provider, ${event.id}, ${event.type}, ${event.objectId}, ${event.happenedAt ?? null})
      on conflict (provider, event_id) do nothing returning id`,
  )
}

/** A cheap check before the provider is called. */
export async function isKnownEvent(database: Database, event: InboxEvent): Promise<boolean> {
  return returnsRow(
    database,
    statement`select 1 from provider_events where provider = ${event.provider} and event_id = ${event.id}`,
  )
}
