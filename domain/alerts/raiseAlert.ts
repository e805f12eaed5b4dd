import { type Database, sql } from '#database/sql.ts'

/**
 * Shows a problem on the dashboard. For problems of one order use `needAttention`.
 * @param alert.key the same key updates an open alert but never reopens a resolved one.
 * @param alert.message what happened and what to do next; cut at 2,000 characters.
 */
export async function raiseAlert(tx: Database, { key, message }: { key: string; message: string }): Promise<void> {
  const text = message.slice(0, 2000)
  await tx.query(sql`
    insert into alerts (key, message, is_resolved) values (${key}, ${text}, false)
    on conflict (key) do update set message = excluded.message, updated_at = now()
    where not alerts.is_resolved and alerts.message <> excluded.message`)
}

export async function resolveAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key} and not is_resolved`)
}
