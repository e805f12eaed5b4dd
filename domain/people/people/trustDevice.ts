import { type Database, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hashDeviceKey } from './knownDevice.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { forgetPasswordFailures } from './withAttemptLimit.ts'

/** Limits filled by other people do not affect a known device. The caller sets the device cookie. */
export async function trustDevice(tx: Database, req: Req, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.query(sql`
    insert into known_devices (user_id, device_hash, seen_at) values (${id}, ${hashDeviceKey(originOf(req).deviceKey())}, ${req.now})
    on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`)
  await forgetPasswordFailures(tx, email)
}
