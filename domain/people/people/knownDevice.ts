import { sha256 } from '#domain/platform/sha256.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { originOf } from '#domain/platform/Origin.ts'

export const hashDeviceKey = (deviceKey: string): string => sha256(deviceKey)

export async function findAccountAndDevice(
  req: Req,
  email: string,
): Promise<{ userId: number | null; isKnownDevice: boolean }> {
  const found = await row(
    req.pool,
    sql<{ userId: number; isKnownDevice: boolean }>`
      select u.id as "userId", exists (
        select 1 from known_devices where user_id = u.id and device_hash = ${deviceHashOf(req)}) as "isKnownDevice"
      from users u where u.email = ${email} and u.closed_at is null`,
  )
  return found ?? { userId: null, isKnownDevice: false }
}

export async function isKnownDevice(req: Req, userId: number): Promise<boolean> {
  return returnsRow(
    req.pool,
    statement`select 1 from known_devices where user_id = ${userId} and device_hash = ${deviceHashOf(req)}`,
  )
}

const deviceHashOf = (req: Req): string => hashDeviceKey(originOf(req).deviceKey())
