import { FINDS_PER_PAGE, type LoggedFind, type LoggedFindPage } from '#contracts/community/loggedFinds.ts'
import { type Database, extended, dynamicSql, row, rows, sql } from '#database/sql.ts'
import { cellOf } from '#contracts/community/cellOf.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { nextCatalogueNumber } from './nextCatalogueNumber.ts'

export type StoredFind = {
  id: number
  catalogueNumber: string
  stone: string
  foundOn: string | null
  place: string
  state: string | null
  latitude: number | null
  longitude: number | null
  notes: string
  mayShow: boolean
  showName: boolean
  chosenAt: Date | null
  shareKey: string | null
  sharesPlace: boolean
  sharesNotes: boolean
  photos: number[] | null
}

/** The caller adds whose, which and in what order. */
const selectFinds = sql<StoredFind>`
  select f.id, f.catalogue_number as "catalogueNumber", f.stone, f.found_on::text as "foundOn", f.place, f.state,
    f.cell_latitude as latitude, f.cell_longitude as longitude, f.notes, f.may_show as "mayShow", f.show_name as "showName",
    f.chosen_at as "chosenAt", f.share_key as "shareKey", f.shares_place as "sharesPlace", f.shares_notes as "sharesNotes",
    coalesce((select json_agg(p.id order by p.id) from logged_find_photos p where p.find_id = f.id), '[]') as photos
  from logged_finds f`

/** `strpos`, because `like` gives some letters a meaning. */
const matches = (userId: number, q: string) =>
  dynamicSql`where f.user_id = ${userId} and (${q}::text = ''
    or strpos(lower(concat_ws(' ', f.catalogue_number, f.stone, f.place, f.notes)), lower(${q}::text)) > 0)`
const newestFirst = dynamicSql`order by coalesce(f.found_on, f.created_at at time zone 'UTC') desc, f.id desc`

type FindSearch = { q: string; skip: number; most: number }

export const findLoggedFinds = (database: Database, userId: number, { q, skip, most }: FindSearch) =>
  rows(database, extended(selectFinds, dynamicSql`${matches(userId, q)} ${newestFirst} limit ${most} offset ${skip}`))

export const findSharedFind = (database: Database, key: string) =>
  row(
    database,
    extended(
      selectFinds,
      dynamicSql`join users u on u.id = f.user_id and u.closed_at is null where f.share_key = ${key}`,
    ),
  )

/** @throws AppError `find_not_found`, also for somebody else's. */
export async function readLoggedFind(database: Database, userId: number, id: number): Promise<LoggedFind> {
  const find = await row(database, extended(selectFinds, dynamicSql`where f.id = ${id} and f.user_id = ${userId}`))
  if (!find) throw new AppError('find_not_found')
  return presentFind(find)
}

type Listing = { q: string; page: number }

export async function listLoggedFinds({ pool, user, now }: SignedInReq, { q, page }: Listing): Promise<LoggedFindPage> {
  const skip = (page - 1) * FINDS_PER_PAGE
  const [finds, count, nextNumber] = await Promise.all([
    findLoggedFinds(pool, user.id, { q, skip, most: FINDS_PER_PAGE }),
    countLoggedFinds(pool, user.id, q),
    suggestNumber(pool, user.id, now),
  ])
  return { finds: finds.map(presentFind), count, pages: Math.max(1, Math.ceil(count / FINDS_PER_PAGE)), nextNumber }
}

export async function countLoggedFinds(database: Database, userId: number, q = ''): Promise<number> {
  const found = await row(
    database,
    extended(sql<{ count: number }>`select coalesce(count(*), 0) as count from logged_finds f`, matches(userId, q)),
  )
  return found?.count ?? 0
}

async function suggestNumber(database: Database, userId: number, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  const found = await row(
    database,
    sql<{ highest: number }>`
      select coalesce(max(substring(catalogue_number from '^\\d{4}-(\\d{1,6})$')::int), 0) as highest
      from logged_finds where user_id = ${userId} and catalogue_number like ${`${year}-%`}`,
  )
  return nextCatalogueNumber(year, found?.highest ?? 0)
}

export function presentFind(find: StoredFind): LoggedFind {
  const { latitude, longitude, chosenAt, shareKey, sharesPlace, sharesNotes, photos, ...shown } = find
  return {
    ...shown,
    cell: latitude === null || longitude === null ? null : cellOf({ latitude, longitude }),
    isChosen: chosenAt !== null,
    shared: shareKey === null ? null : { key: shareKey, place: sharesPlace, notes: sharesNotes },
    photos: photos ?? [],
  }
}
