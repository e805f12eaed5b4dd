import type { SwitchOffReason } from '#contracts/platform/outgoingWebhooks.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { raiseAlert } from '../alerts/raiseAlert.ts'
import { queueMail } from '../mail/queueMail.ts'

type Off = { receiverId: number; url: string; reason: SwitchOffReason; now: Date }

/** Tells the owners, in the panel and by email. */
export async function switchOff(tx: Database, { receiverId, url, reason, now }: Off): Promise<void> {
  const { rowCount } = await tx.query(sql`
    update webhook_receivers set disabled_at = ${now}, disabled_reason = ${reason} where id = ${receiverId} and disabled_at is null`)
  if (rowCount !== 1) return
  const key = `webhook-off:${receiverId}:${now.toISOString()}`
  const alert = { kind: `webhook-${reason}`, url } as const
  await raiseAlert(tx, { about: 'members', key, alert })
  const owners = await rows(
    tx,
    sql<{ id: number; email: string }>`select id, email from users where role = 'owner' and closed_at is null`,
  )
  for (const { id, email } of owners)
    await queueMail(tx, { kind: 'webhook-off', key: `${key}:${id}`, to: email, data: { firstName: '', url, reason } })
}
