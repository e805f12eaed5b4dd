import { type Database, sql } from '#database/sql.ts'

/**
 * Puts a problem on the panel's dashboard until an employee resolves it. An order's own problems belong to the order:
 * see `needAttention`.
 *
 * @param alert.key names the problem. Raising it again updates an open alert; one that an employee resolved stays
 * resolved, so a new occurrence needs a key of its own.
 * @param alert.message says what happened and what to do next; at most 2,000 characters are stored.
 */
export async function raiseAlert(tx: Database, { key, message }: { key: string; message: string }): Promise<void> {
  const text = message.slice(0, 2000)
  await tx.query(sql`
    insert into alerts (key, message, is_resolved) values (${key}, ${text}, false)
    on conflict (key) do update set message = excluded.message, updated_at = now()
    where not alerts.is_resolved and alerts.message <> excluded.message`)
}

/** Removes an open alert whose cause is gone. It is raised again should the cause return. */
export async function resolveAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key} and not is_resolved`)
}
