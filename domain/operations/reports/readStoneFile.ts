import type { Confidence, IdentificationStatus } from '#contracts/community/identifications.ts'
import { type Database, row, sql } from '#database/sql.ts'

export type StoneFile = {
  id: number
  status: IdentificationStatus
  isMember: boolean
  askedAt: Date
  isPublic: boolean
  finder: string
  sizeMm: number
  weightG: number | null
  streak: string
  place: string
  note: string
  photos: { id: number; kind: string }[] | null
  answerName: string | null
  confidence: Confidence | null
  reasons: string | null
  answeredAt: Date | null
}

/** Everything about a stone that the panel shows. */
export const readStoneFile = (database: Database, id: number): Promise<StoneFile | null> =>
  row(
    database,
    sql<StoneFile>`
      select i.id, i.status, i.is_member as "isMember", i.asked_at as "askedAt", i.is_public as "isPublic", u.first_name as finder,
        i.size_mm as "sizeMm", i.weight_g as "weightG", coalesce(i.streak, '') as streak, coalesce(i.place, '') as place,
        coalesce(i.note, '') as note, i.answer_name as "answerName", i.confidence, i.reasons, i.answered_at as "answeredAt",
        coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind) order by p.id)
          from stone_photos p where p.identification_id = i.id), '[]') as photos
      from identifications i join users u on u.id = i.user_id where i.id = ${id}`,
  )
