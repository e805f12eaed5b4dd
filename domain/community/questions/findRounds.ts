import type { Pool } from 'pg'
import { ROUNDS_PER_PAGE } from '#contracts/community/questionPages.ts'
import { type Database, dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type StoredRound = {
  id: number
  title: string
  description: string | null
  opensAt: Date
  closesAt: Date
  startsAt: Date
  timeZone: string
  filmId: number | null
  filmTitle: string | null
  questionCount: number
  answeredCount: number
}

export async function listRounds(pool: Pool, page: number): Promise<{ rounds: StoredRound[]; count: number }> {
  const skipped = (page - 1) * ROUNDS_PER_PAGE
  const [counted, rounds] = await Promise.all([
    row(pool, sql<{ count: number }>`select count(*) from question_rounds`),
    rows(
      pool,
      extended(
        selectRound,
        dynamicSql`order by r.starts_at desc, r.id desc limit ${ROUNDS_PER_PAGE}::int offset ${skipped}::int`,
      ),
    ),
  ])
  return { rounds, count: counted?.count ?? 0 }
}

/** @throws AppError `round_not_found`. */
export async function findRound(database: Database, id: number): Promise<StoredRound> {
  const round = await row(database, extended(selectRound, dynamicSql`where r.id = ${id}`))
  if (!round) throw new AppError('round_not_found')
  return round
}

/** Of several, the one that closes first. */
export const findOpenRound = (database: Database, now: Date): Promise<StoredRound | null> =>
  row(
    database,
    extended(
      selectRound,
      dynamicSql`where r.opens_at <= ${now} and r.closes_at > ${now} order by r.closes_at, r.id limit 1`,
    ),
  )

/** When a round next opens or closes. */
export async function nextRoundChange(database: Database, now: Date): Promise<Date | null> {
  const next = await row(
    database,
    sql<{ at: Date | null }>`
      select min(moment)::timestamptz as at from question_rounds, unnest(array[opens_at, closes_at]) moment where moment > ${now}`,
  )
  return next?.at ?? null
}

type NamedRound = { id: number; title: string }

/** Newest first. */
export const nameRounds = (database: Database, limit: number): Promise<NamedRound[]> =>
  rows(database, sql<NamedRound>`select id, title from question_rounds order by id desc limit ${limit}`)

/** The film is named once everyone may see its title. */
const selectRound = sql<StoredRound>`
  select r.id, r.title, r.description, r.opens_at as "opensAt", r.closes_at as "closesAt", r.starts_at as "startsAt",
    r.startsat_tz::text as "timeZone", p.id as "filmId", p.title as "filmTitle",
    coalesce((select count(*) from questions q where q.round_id = r.id and q.status <> 'hidden'), 0) as "questionCount",
    coalesce((select count(*) from questions q where q.round_id = r.id and q.status = 'answered'), 0) as "answeredCount"
  from question_rounds r left join posts p on p.id = r.post_id and p.status = 'published' and p.deleted_at is null`
