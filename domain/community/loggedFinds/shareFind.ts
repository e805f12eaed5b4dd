import { randomBytes } from 'node:crypto'
import type { LoggedFind, SharedFind } from '#contracts/community/loggedFinds.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findSharedFind, presentFind, readLoggedFind } from './readLoggedFinds.ts'

type Shares = { place: boolean; notes: boolean }

/** A find that is shared keeps its link. @throws AppError `find_not_found`. */
export async function shareFind({ pool, user, now }: SignedInReq, id: number, shares: Shares): Promise<LoggedFind> {
  await pool.query(sql`
    update logged_finds set share_key = coalesce(share_key, ${randomBytes(24).toString('base64url')}),
      shares_place = ${shares.place}, shares_notes = ${shares.notes}, updated_at = ${now}
    where id = ${id} and user_id = ${user.id}`)
  return readLoggedFind(pool, user.id, id)
}

/** Sharing it again makes another link. @throws AppError `find_not_found`. */
export async function unshareFind({ pool, user, now }: SignedInReq, id: number): Promise<void> {
  const isFound = await returnsRow(
    pool,
    statement`
      update logged_finds set share_key = null, shares_place = false, shares_notes = false, updated_at = ${now}
      where id = ${id} and user_id = ${user.id} returning 1`,
  )
  if (!isFound) throw new AppError('find_not_found')
}

/** @throws AppError `find_not_found`. */
export async function readSharedFind({ pool }: Req, key: string): Promise<SharedFind> {
  const stored = await findSharedFind(pool, key)
  if (!stored) throw new AppError('find_not_found')
  const { catalogueNumber, stone, foundOn, photos, place, state, cell, notes, shared } = presentFind(stored)
  return {
    catalogueNumber,
    stone,
    foundOn,
    photos,
    place: shared?.place ? { words: place, state, cell } : null,
    notes: shared?.notes ? notes : null,
  }
}

/** @throws AppError `find_not_found`. */
export async function readSharedFindPhoto(
  { pool }: Req,
  { key, photoId, isSmall }: { key: string; photoId: number; isSmall: boolean },
): Promise<Buffer> {
  const photo = await row(
    pool,
    sql<{ bytes: Buffer }>`
      select case when ${isSmall} then p.small else p.bytes end as bytes
      from logged_find_photos p join logged_finds f on f.id = p.find_id join users u on u.id = f.user_id
      where p.id = ${photoId} and f.share_key = ${key} and u.closed_at is null`,
  )
  if (!photo) throw new AppError('find_not_found')
  return photo.bytes
}
