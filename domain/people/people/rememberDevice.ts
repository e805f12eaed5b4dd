import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { sha256 } from '#domain/platform/sha256.ts'
import type { Device } from '#contracts/people/deviceName.ts'
import { DEVICE_COOKIE_DAYS } from '#contracts/shared/constants.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { hashDeviceKey } from './knownDevice.ts'
import { createMailedLink } from './mailedLinks.ts'

export type Place = {
  deviceKey: string
  device: Device
  network: string
}

const MAX_KNOWN = 50

/** Emails the owner about a new device, except the first. Without cookies, at most one mail a day. */
export async function rememberDevice(tx: Database, userId: number, place: Place, now: Date): Promise<void> {
  const hash = hashDeviceKey(place.deviceKey)
  const before = await row(
    tx,
    sql<{
      isKnown: boolean | null
    }>`select bool_or(device_hash = ${hash})::boolean as "isKnown" from known_devices where user_id = ${userId} having count(*) > 0`,
  )
  await tx.query(sql`
    insert into known_devices (user_id, device_hash, seen_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`)
  if (!before || before.isKnown) return
  await tx.query(sql`
    delete from known_devices where user_id = ${userId} and (
      seen_at < ${new Date(now.getTime() - DEVICE_COOKIE_DAYS * DAY_MS)}
      or device_hash in (select device_hash from known_devices where user_id = ${userId} order by seen_at desc offset ${MAX_KNOWN}))`)
  await tell(tx, userId, place, now)
}

async function tell(tx: Database, userId: number, { device, network }: Place, now: Date): Promise<void> {
  const person = await row(
    tx,
    sql<{ email: string; firstName: string }>`select email, first_name as "firstName" from users where id = ${userId}`,
  )
  if (!person) return
  const fingerprint = sha256(`${device.browser} ${device.system} ${network}`).slice(0, 16)
  const key = `new-device:${userId}:${fingerprint}:${now.toISOString().slice(0, 10)}`
  // A sign-in that is emailed already needs no link.
  if (await returnsRow(tx, statement`select 1 from mail_outbox where key = ${key}`)) return
  const token = await createMailedLink(tx, userId, 'deny-sign-in', now)
  const data = { firstName: person.firstName, device, network, at: now.toISOString(), token }
  await queueMail(tx, { kind: 'new-device', key, to: person.email, data })
}
