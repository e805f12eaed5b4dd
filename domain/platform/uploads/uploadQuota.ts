import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { UPLOAD_BYTES_PER_DAY } from '#contracts/shared/constants.ts'
import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { row, sql } from '#database/sql.ts'
import { limiterOf, secondsOf } from '../limiterOf.ts'

const KIB = 1024

const quotaOf = (pool: Pool) =>
  limiterOf(pool, { name: 'upload-bytes', calls: Math.floor(UPLOAD_BYTES_PER_DAY / KIB), seconds: DAY_SECONDS })

const keyOf = (ownerId: number): string => `user ${ownerId}`

/** Charged before the bytes arrive, across all processes. @returns null when allowed, else the seconds left of the day. */
export async function chargeUpload(pool: Pool, ownerId: number, bytes: number): Promise<number | null> {
  const [quota, key, size] = [quotaOf(pool), keyOf(ownerId), Math.ceil(bytes / KIB)]
  try {
    await quota.consume(key, size)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    await quota.reward(key, size)
    return secondsOf(refusal)
  }
}

export async function refundUpload(pool: Pool, ownerId: number, bytes: number): Promise<void> {
  const [quota, key] = [quotaOf(pool), keyOf(ownerId)]
  const charged = await quota.get(key)
  // What was charged yesterday is no credit for today.
  const size = Math.min(charged?.consumedPoints ?? 0, Math.floor(bytes / KIB))
  if (size > 0) await quota.reward(key, size)
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
