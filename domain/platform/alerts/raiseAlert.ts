import type { Alert } from '#contracts/platform/alerts.ts'
import { storedFact } from '#contracts/platform/facts.ts'
import { type Database, sql } from '#database/sql.ts'

/** Who sees it: the shop and the owners, or the owners only. */
type AlertTopic = 'shop' | 'members'

type NewAlert = { key: string; about: AlertTopic; alert: Alert }

/**
 * Shows a problem in the inbox. For problems of one order use `needAttention`.
 * @param raised.key the same key updates an open alert but never reopens a resolved one.
 */
export async function raiseAlert(tx: Database, { key, about, alert }: NewAlert): Promise<void> {
  const { kind, values } = storedFact(alert)
  await tx.query(sql`
    insert into alerts (key, kind, "values", about, is_resolved)
    values (${key}, ${kind}, ${JSON.stringify(values)}::jsonb, ${about}::enum_alerts_about, false)
    on conflict (key) do update set kind = excluded.kind, "values" = excluded."values", updated_at = now()
    where not alerts.is_resolved and (alerts.kind <> excluded.kind or alerts."values" <> excluded."values")`)
}

/** Also a resolved one, so that it can be raised again. */
export async function forgetAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key}`)
}

export async function withdrawAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key} and not is_resolved`)
}
