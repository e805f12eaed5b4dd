import { DAY_MS } from '#contracts/dayMs.ts'
import type { Pool } from 'pg'
import { UPLOAD_BYTES_PER_DAY } from '#contracts/constants.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'

const KIB = 1024

/** Charged before the bytes arrive, across all processes. @returns null when allowed, else when the day ends. */
export async function chargeUpload(pool: Pool, ownerId: number, bytes: number, now: Date): Promise<Date | null> {
  const key = keyOf(ownerId)
  const size = Math.ceil(bytes / KIB)
  const charged = await returnsRow(
    pool,
    statement`
      insert into rate_limits as counted (key, points, expire) values (${key}, ${size}, ${now.getTime() + DAY_MS}::bigint)
      on conflict (key) do update set points = case when counted.expire <= ${now.getTime()}::bigint then 0 else counted.points end + excluded.points,
        expire = case when counted.expire <= ${now.getTime()}::bigint then excluded.expire else counted.expire end
      where case when counted.expire <= ${now.getTime()}::bigint then 0 else counted.points end + excluded.points <= ${Math.floor(UPLOAD_BYTES_PER_DAY / KIB)}
      returning 1`,
  )
  if (charged) return null
  const day = await row(pool, sql<{ expire: number | null }>`select expire from rate_limits where key = ${key}`)
  return new Date(day?.expire ?? now.getTime())
}

export async function refundUpload(pool: Pool, ownerId: number, bytes: number): Promise<void> {
  await pool.query(
    sql`update rate_limits set points = greatest(points - ${Math.floor(bytes / KIB)}, 0) where key = ${keyOf(ownerId)}`,
  )
}

export async function refundRest(
  pool: Pool,
  { mediaId, ownerId }: { mediaId: number; ownerId: number },
  charged: number,
): Promise<void> {
  const stored = await row(
    pool,
    sql<{ bytes: number }>`select coalesce(filesize, 0) as bytes from media where id = ${mediaId}`,
  )
  await refundUpload(pool, ownerId, charged - (stored?.bytes ?? 0))
}

export async function unusedBytes(pool: Pool, ownerId: number): Promise<number> {
  const unused = await row(
    pool,
    sql<{ bytes: number }>`
      select coalesce(sum(filesize), 0) as bytes from media
      where owner_id = ${ownerId} and ticket is not null and state = 'ready' and used_at is null`,
  )
  return unused?.bytes ?? 0
}

const keyOf = (ownerId: number): string => `upload-bytes:user ${ownerId}`
