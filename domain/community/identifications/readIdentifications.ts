import {
  type Confidence,
  type Identification,
  type IdentificationStatus,
  photoKindSchema,
  type PublicIdentificationList,
} from '#contracts/community/identifications.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { may } from '#contracts/platform/roles.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type IdentificationRow = {
  id: number
  status: IdentificationStatus
  sizeMm: number
  weightG: number | null
  streak: string
  place: string
  note: string
  isPublic: boolean
  askedAt: Date
  photos: { id: number; kind: string }[] | null
  position: number | null
  answerName: string | null
  confidence: Confidence | null
  reasons: string | null
  answeredAt: Date | null
}

/** Newest first. @param id one alone. */
export async function readIdentifications(
  database: Database,
  userId: number,
  id: number | null = null,
): Promise<Identification[]> {
  const found = await rows(
    database,
    sql<IdentificationRow>`
      select i.id, i.status, i.size_mm as "sizeMm", i.weight_g as "weightG", coalesce(i.streak, '') as streak,
        coalesce(i.place, '') as place, coalesce(i.note, '') as note, i.is_public as "isPublic",
        i.asked_at as "askedAt", i.answer_name as "answerName", i.confidence, i.reasons, i.answered_at as "answeredAt",
        coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind) order by p.id)
          from stone_photos p where p.identification_id = i.id), '[]') as photos,
        case when i.status = 'waiting' then (select count(*) + 1 from identifications o where o.status = 'waiting'
          and (not o.is_member, o.asked_at, o.id) < (not i.is_member, i.asked_at, i.id)) end as position
      from identifications i where i.user_id = ${userId} and i.id = coalesce(${id}::int, i.id) order by i.id desc`,
  )
  return found.map(present)
}

function present({
  answerName,
  confidence,
  reasons,
  answeredAt,
  askedAt,
  photos,
  ...stone
}: IdentificationRow): Identification {
  const answer = answerName !== null && confidence && answeredAt
  return {
    ...stone,
    askedAt: askedAt.toISOString(),
    photos: (photos ?? []).map(({ id, kind }) => ({ id, kind: photoKindSchema.parse(kind) })),
    answer: answer ? { name: answerName, confidence, reasons: reasons ?? '', at: answeredAt.toISOString() } : null,
  }
}

/** @throws AppError `stone_not_found`. */
export async function readIdentification(database: Database, userId: number, id: number): Promise<Identification> {
  const [stone] = await readIdentifications(database, userId, id)
  if (!stone) throw new AppError('stone_not_found')
  return stone
}

const SHOWN = 48

export async function readPublicIdentifications({ pool }: Req): Promise<PublicIdentificationList> {
  const found = await rows(
    pool,
    sql<{
      id: number
      sizeMm: number
      photos: { id: number; kind: string }[] | null
      name: string | null
      confidence: Confidence | null
      reasons: string | null
      answeredAt: Date | null
    }>`
      select i.id, i.size_mm as "sizeMm", i.answer_name as name, i.confidence, i.reasons, i.answered_at as "answeredAt",
        coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind) order by p.id)
          from stone_photos p where p.identification_id = i.id), '[]') as photos
      from identifications i where i.status = 'answered' and i.is_public order by i.answered_at desc, i.id desc limit ${SHOWN}`,
  )
  return found.flatMap(({ id, sizeMm, photos, name, confidence, reasons, answeredAt }) =>
    name !== null && confidence && answeredAt
      ? {
          id,
          sizeMm,
          photos: (photos ?? []).map((photo) => ({ id: photo.id, kind: photoKindSchema.parse(photo.kind) })),
          answer: { name, confidence, reasons: reasons ?? '', at: answeredAt.toISOString() },
        }
      : [],
  )
}

/** Its finder's, an employee's, or everyone's if its finder agreed and it has an answer. @throws AppError `stone_not_found`. */
export async function readStonePhoto({ pool, user }: Req, id: number, photoId: number): Promise<Buffer> {
  const isStaff = may(user, 'identifyStones') && user?.owesSecondFactor !== true
  const photo = await row(
    pool,
    sql<{ bytes: Buffer }>`
      select p.bytes from stone_photos p join identifications i on i.id = p.identification_id
      where p.id = ${photoId} and i.id = ${id}
        and (i.user_id = ${user?.id ?? null} or (${isStaff} and i.status <> 'draft') or (i.is_public and i.status = 'answered'))`,
  )
  if (!photo) throw new AppError('stone_not_found')
  return photo.bytes
}
