import { cutText } from '#contracts/cutText.ts'
import { type Database, sql } from '#database/sql.ts'

/** Who sees it: the shop and the owners, or the owners only. */
type AlertTopic = 'shop' | 'members'

type NewAlert = { key: string; message: string; about: AlertTopic }

/**
 * Shows a problem on the dashboard. For problems of one order use `needAttention`.
 * @param alert.key the same key updates an open alert but never reopens a resolved one.
 * @param alert.message what happened and what to do next; cut at 2,000 characters.
 */
export async function raiseAlert(tx: Database, { key, message, about }: NewAlert): Promise<void> {
  const text = cutText(message, 2000)
  await tx.query(sql`
    insert into alerts (key, message, about, is_resolved)
    values (${key}, ${text}, ${about}::enum_alerts_about, false)
    on conflict (key) do update set message = excluded.message, updated_at = now()
    where not alerts.is_resolved and alerts.message <> excluded.message`)
}

/** Also a resolved one, so that it can be raised again. */
export async function forgetAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key}`)
}

export async function resolveAlert(tx: Database, key: string): Promise<void> {
  await tx.query(sql`delete from alerts where key = ${key} and not is_resolved`)
}
