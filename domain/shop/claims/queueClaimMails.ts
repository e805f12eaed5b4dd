import { type Item, itemOf } from '#contracts/shop/itemLabel.ts'
import type { ClaimStep } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { createOrderLink } from '../orders/createOrderLink.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'

/** To the buyer. @param of makes the email unique. @param lines what the claim is about. */
export async function queueClaimStep(
  tx: Database,
  orderId: number,
  { of, lines, ...step }: ClaimStep & { of: string; lines: Item[] },
  now: Date,
): Promise<void> {
  const order = await row(
    tx,
    sql<{ reference: string; email: string }>`select reference, email from orders where id = ${orderId}`,
  )
  if (!order?.email) return
  const { reference, email } = order
  const key = await createOrderLink(tx, orderId, now)
  await queueMail(tx, {
    kind: 'claim-step',
    key: `claim-step:${of}`,
    to: email,
    data: { firstName: '', reference, key, lines: lines.map(itemOf), ...step },
  })
}

/** To the employees' address, if there is one. */
export async function queueClaimForStaff(
  tx: Database,
  orderId: number,
  { of, text }: { of: string; text: string },
): Promise<void> {
  const to = await readSetting(tx, 'contact_email')
  if (to === '') return
  const order = await row(tx, sql<{ reference: string }>`select reference from orders where id = ${orderId}`)
  if (!order) return
  await queueMail(tx, {
    kind: 'claim-received',
    key: `claim-received:${of}`,
    to,
    data: { reference: order.reference, message: text },
  })
}
