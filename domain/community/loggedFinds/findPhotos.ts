import { type LoggedFind, MAX_ALL_FIND_PHOTOS, MAX_FIND_PHOTOS } from '#contracts/community/loggedFinds.ts'
import { may } from '#contracts/platform/roles.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { cleanPhoto } from '#media/cleanPhoto.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cleanSentPhoto } from '#domain/platform/uploads/cleanSentPhoto.ts'
import { readLoggedFind } from './readLoggedFinds.ts'

const SMALL_SIDE = 480

/** @throws AppError `unsupported_file`, `find_not_found`, `too_many_find_photos`. */
export async function addFindPhoto(req: SignedInReq, id: number, photo: string): Promise<LoggedFind> {
  const bytes = await cleanSentPhoto(photo)
  const small = await cleanPhoto(bytes, SMALL_SIDE)
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, req.user.id)
    const find = await readLoggedFind(tx, req.user.id, id)
    const all = await row(
      tx,
      sql<{ count: number }>`
        select coalesce(count(*), 0) as count from logged_find_photos p join logged_finds f on f.id = p.find_id
        where f.user_id = ${req.user.id}`,
    )
    if (find.photos.length >= MAX_FIND_PHOTOS || (all?.count ?? 0) >= MAX_ALL_FIND_PHOTOS)
      throw new AppError('too_many_find_photos')
    await tx.query(sql`
      insert into logged_find_photos (find_id, bytes, small, created_at)
      values (${id}, decode(${bytes.toString('base64')}, 'base64'), decode(${small.toString('base64')}, 'base64'), ${req.now})`)
    return readLoggedFind(tx, req.user.id, id)
  })
}

/** A find of the month that loses a photo is chosen no longer. @throws AppError `find_not_found`. */
export async function deleteFindPhoto(req: SignedInReq, id: number, photoId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await readLoggedFind(tx, req.user.id, id)
    await tx.query(sql`update logged_finds set chosen_at = null where id = ${id} and chosen_at is not null`)
    const isGone = await returnsRow(
      tx,
      statement`delete from logged_find_photos where id = ${photoId} and find_id = ${id} returning 1`,
    )
    if (!isGone) throw new AppError('find_not_found')
  })
}

/** Its finder's; for those who choose, what they may show; for everyone, the find of the month. @throws AppError `find_not_found`. */
export async function readFindPhoto(
  { pool, user }: Req,
  { id, photoId, isSmall }: { id: number; photoId: number; isSmall: boolean },
): Promise<Buffer> {
  const mayChoose = may(user, 'chooseFinds') && user?.owesSecondFactor !== true
  const photo = await row(
    pool,
    sql<{ bytes: Buffer }>`
      select case when ${isSmall} then p.small else p.bytes end as bytes
      from logged_find_photos p join logged_finds f on f.id = p.find_id join users u on u.id = f.user_id
      where p.id = ${photoId} and f.id = ${id} and (f.user_id = ${user?.id ?? null} or (f.may_show and u.closed_at is null and (
        ${mayChoose} or (f.chosen_at is not null
          and p.id = (select min(o.id) from logged_find_photos o where o.find_id = f.id)))))`,
  )
  if (!photo) throw new AppError('find_not_found')
  return photo.bytes
}
