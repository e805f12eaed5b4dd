import { type MailEvent, type MailStopReason, mailStopSchema } from '#contracts/platform/mailStops.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { personKey } from '../personOf.ts'
import type { Req } from '../Req.ts'

/** A complaint stays one when the mailbox bounces later. @returns whether the event stops emails. */
export async function recordMailEvent(database: Database, event: MailEvent, now: Date): Promise<boolean> {
  if (!stopsMails(event)) return false
  await database.query(sql`
    insert into mail_stops (person_key, reason, stopped_at) values (${personKey(event.email)}, ${event.type}, ${now})
    on conflict (person_key) do update set reason = excluded.reason, stopped_at = excluded.stopped_at
      where mail_stops.reason = 'bounce'`)
  return true
}

/** Events about addresses that no email went to are ignored. @returns how many stop emails. */
export async function recordMailEvents({ pool, now }: Req, events: readonly MailEvent[]): Promise<number> {
  let stopped = 0
  for (const event of events) {
    const isKnown = await returnsRow(
      pool,
      statement`select 1 from mail_outbox where lower("to") = ${event.email.toLowerCase()} limit 1`,
    )
    if (isKnown && (await recordMailEvent(pool, event, now))) stopped += 1
  }
  return stopped
}

export async function findMailStop(database: Database, email: string): Promise<MailStopReason | null> {
  const found = await row(
    database,
    sql<{ reason: string }>`select reason from mail_stops where person_key = ${personKey(email)}`,
  )
  return found && mailStopSchema.parse(found.reason)
}

/** After its owner has opened an email, or has left. */
export async function endMailStop(database: Database, email: string): Promise<void> {
  await database.query(sql`delete from mail_stops where person_key = ${personKey(email)}`)
}

/**
 * Whether this mailbox is to get no more optional emails. A full mailbox (x.2.2) recovers, and a policy, a network or a
 * protocol (x.3, x.4, x.5, x.7) is about the sender or the way.
 */
export function stopsMails({ type, status }: Pick<MailEvent, 'type' | 'status'>): boolean {
  if (type === 'complaint' || status === undefined) return true
  const [kind = '', subject = ''] = status.split('.')
  return kind === '5' && ['0', '1', '2', '6'].includes(subject) && status !== '5.2.2'
}
