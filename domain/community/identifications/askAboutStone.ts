import { assertStored } from '#database/assertStored.ts'
import { problem } from '#contracts/shared/problem.ts'
import {
  type Identification,
  type IdentificationInput,
  NEEDED_PHOTOS,
  type PhotoKind,
} from '#contracts/community/identifications.ts'
import { MAX_WAITING } from '#contracts/community/limits.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { readSettings, validSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cleanSentPhoto } from '#domain/platform/uploads/cleanSentPhoto.ts'
import { readIdentification } from './readIdentifications.ts'

const MAX_DRAFTS = 5

/** A draft: photos follow. @throws AppError `too_many_stones`, `stone_subscribers_only`, `stones_full`. */
export async function beginIdentification(req: SignedInReq, input: IdentificationInput): Promise<Identification> {
  const { sizeMm, weightG, streak, place, note, isPublic } = input
  const { user, now } = req
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, user.id)
    await refuseTooMany(tx, req)
    const drafts = await rows(
      tx,
      sql<{
        id: number
      }>`select id from identifications where user_id = ${user.id} and status = 'draft' order by id desc`,
    )
    const abandoned = drafts.slice(MAX_DRAFTS - 1).map(({ id }) => id)
    if (abandoned.length > 0) await tx.query(sql`delete from identifications where id = any(${abandoned}::int[])`)
    const added = await row(
      tx,
      sql<{ id: number }>`
        insert into identifications (user_id, size_mm, weight_g, streak, place, note, is_public, is_member, asked_at, created_at, updated_at)
        values (${user.id}, ${sizeMm}, ${weightG}, ${streak}, ${place}, ${note}, ${isPublic}, ${user.isSubscriber}, ${now}, ${now}, ${now})
        returning id`,
    )
    assertStored(added, 'stone')
    return readIdentification(tx, user.id, added.id)
  })
}

type Photo = { kind: PhotoKind; photo: string }

/** @throws AppError `unsupported_file`, `stone_not_found`, `stone_sent`. */
export async function addStonePhoto(req: SignedInReq, id: number, { kind, photo }: Photo): Promise<Identification> {
  const bytes = await cleanSentPhoto(photo)
  return inTransaction(req.pool, async (tx) => {
    await lockDraft(tx, req.user.id, id)
    await tx.query(sql`
      insert into stone_photos (identification_id, kind, bytes, created_at)
      values (${id}, ${kind}, decode(${bytes.toString('base64')}, 'base64'), ${req.now})
      on conflict (identification_id, kind) do update set bytes = excluded.bytes`)
    return readIdentification(tx, req.user.id, id)
  })
}

/** Its place in the queue counts from now. @throws AppError `stone_not_found`, `stone_sent`, `invalid_input`, and those of `beginIdentification`. */
export async function sendIdentification(req: SignedInReq, id: number): Promise<Identification> {
  const { user, now } = req
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, user.id)
    await lockDraft(tx, user.id, id)
    await refuseTooMany(tx, req)
    const photos = await rows(tx, sql<{ kind: string }>`select kind from stone_photos where identification_id = ${id}`)
    if (!NEEDED_PHOTOS.every((needed) => photos.some(({ kind }) => kind === needed)))
      throw new AppError('invalid_input', {
        errors: { photos: problem('Please add a dry photo and one with a scale') },
      })
    await tx.query(sql`
      update identifications set status = 'waiting', is_member = ${user.isSubscriber}, asked_at = ${now}, updated_at = ${now}
      where id = ${id}`)
    return readIdentification(tx, user.id, id)
  })
}

/** @throws AppError `stone_not_found`. */
export async function changeConsent(req: SignedInReq, id: number, isPublic: boolean): Promise<Identification> {
  await req.pool.query(sql`
    update identifications set is_public = ${isPublic}, updated_at = ${req.now} where id = ${id} and user_id = ${req.user.id}`)
  return readIdentification(req.pool, req.user.id, id)
}

/** With its photos. @throws AppError `stone_not_found`. */
export async function deleteIdentification({ pool, user }: SignedInReq, id: number): Promise<void> {
  const isGone = await returnsRow(
    pool,
    statement`delete from identifications where id = ${id} and user_id = ${user.id} returning 1`,
  )
  if (!isGone) throw new AppError('stone_not_found')
}

async function lockDraft(tx: Database, userId: number, id: number): Promise<void> {
  const stone = await row(
    tx,
    sql<{ status: string }>`
      select status::text as status from identifications where id = ${id} and user_id = ${userId} for update`,
  )
  if (!stone) throw new AppError('stone_not_found')
  if (stone.status !== 'draft') throw new AppError('stone_sent')
}

async function refuseTooMany(tx: Database, { user, now }: SignedInReq): Promise<void> {
  const limits = await readSettings(tx, ['identify_for', 'identify_per_week'])
  if (limits.identify_for === 'members' && !user.isSubscriber) throw new AppError('stone_subscribers_only')
  const waiting = await row(
    tx,
    sql<{ count: number }>`
      select coalesce(count(*), 0) as count from identifications where user_id = ${user.id} and status = 'waiting'`,
  )
  if ((waiting?.count ?? 0) >= MAX_WAITING) throw new AppError('too_many_stones')
  const most = Number(validSetting('identify_per_week', limits.identify_per_week))
  if (most > 0) await refuseFullWeek(tx, most, now)
}

/** Two at the same moment can both be the last one of a week. */
async function refuseFullWeek(tx: Database, most: number, now: Date): Promise<void> {
  const asked = await row(
    tx,
    sql<{ count: number }>`
      select coalesce(count(*), 0) as count from identifications
      where status <> 'draft' and asked_at > ${now}::timestamptz - interval '7 days'`,
  )
  if ((asked?.count ?? 0) >= most) throw new AppError('stones_full')
}
