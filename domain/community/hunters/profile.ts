import { problem } from '#contracts/shared/problem.ts'
import type { ProfileInput } from '#contracts/community/hunters.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { releaseUpload } from '#domain/platform/uploads/releaseUpload.ts'
import { displayNameProblem, nameKey, tidyName } from './displayName.ts'
import { renameMentions } from './renameMentions.ts'
import { shownName } from './shownName.ts'

export type StoredProfile = { name: string | null; pictureId: number | null; pictureKey: string | null }

export async function readProfile(database: Database, userId: number): Promise<StoredProfile> {
  const profile = await row(
    database,
    sql<StoredProfile>`
      select p.name, p.picture_id as "pictureId", split_part(m.filename, '.', 1)::text as "pictureKey"
      from profiles p left join media m on m.id = p.picture_id where p.user_id = ${userId}`,
  )
  return profile ?? { name: null, pictureId: null, pictureKey: null }
}

/** @throws AppError `forbidden` for a muted member, `invalid_input`, `name_taken`, `invalid_upload`, `unsupported_file`, `too_large`. */
export async function changeProfile(
  req: SignedInReq,
  { name: typed, pictureURL }: ProfileInput,
): Promise<StoredProfile> {
  if (req.user.commentsMuted) throw new AppError('forbidden.comments_muted')
  const name = typed === null ? null : tidyName(typed)
  if (name !== null) await refuseName(req, name)
  await finishUploads(req, pictureURL ? [pictureURL] : [])
  return inTransaction(req.pool, async (tx) => {
    const person = await lockPersonRow(tx, req.user.id)
    const before = await readProfile(tx, req.user.id)
    const pictureId = pictureURL === undefined ? before.pictureId : await claimPicture(tx, req, pictureURL)
    if (before.pictureId !== null && before.pictureId !== pictureId) await releaseUpload(tx, before.pictureId)
    await store(tx, req, name, pictureId)
    if (name !== before.name) await renameMentions(tx, req.user.id, shownName({ ...person, profileName: name }))
    return readProfile(tx, req.user.id)
  })
}

async function refuseName(req: SignedInReq, name: string): Promise<void> {
  const employees = await rows(
    req.pool,
    sql<{ name: string }>`
      select concat_ws(' ', first_name, last_name)::text as name from users
      where role is not null and closed_at is null and id <> ${req.user.id}`,
  )
  const { brand } = await readBrand(req.pool)
  const words = await readSetting(req.pool, 'comment_blocked_words')
  const problem = displayNameProblem(name, {
    siteNames: req.user.isEmployee ? [] : [brand.name, ...employees.map((employee) => employee.name)],
    blockedWords: words.split(',').map((word) => word.trim()),
  })
  if (problem) throw new AppError('invalid_input.sentence', { problem, errors: { name: problem } })
}

async function lockPersonRow(tx: Database, userId: number) {
  const person = await row(
    tx,
    sql<{ handle: string; role: 'owner' | 'editor' | 'moderator' | 'shop' | null; fullName: string }>`
      select handle, role, concat_ws(' ', first_name, last_name)::text as "fullName" from users
      where id = ${userId} and closed_at is null for no key update`,
  )
  if (!person) throw new AppError('unauthorized')
  return person
}

async function claimPicture(tx: Database, { user, now }: SignedInReq, address: string | null): Promise<number | null> {
  if (!address) return null
  const [picture] = (await claimUploads(tx, { addresses: [address], ownerId: user.id, kind: 'image', now })) ?? []
  if (!picture) throw new AppError('invalid_upload', { errors: { pictureURL: problem('Please upload it again') } })
  return picture.id
}

async function store(tx: Database, req: SignedInReq, name: string | null, pictureId: number | null): Promise<void> {
  if (name === null && pictureId === null) {
    await tx.query(sql`delete from profiles where user_id = ${req.user.id}`)
    return
  }
  const key = name === null ? null : nameKey(name)
  try {
    await tx.query(sql`
      insert into profiles (user_id, name, name_key, picture_id, created_at, updated_at)
      values (${req.user.id}, ${name}, ${key}, ${pictureId}, ${req.now}, ${req.now})
      on conflict (user_id) do update set name = excluded.name, name_key = excluded.name_key,
        picture_id = excluded.picture_id, updated_at = excluded.updated_at`)
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'profiles_name_key_idx') throw error
    throw new AppError('name_taken', {
      errors: { name: problem('Another member already has that name, or one that looks like it') },
    })
  }
}
