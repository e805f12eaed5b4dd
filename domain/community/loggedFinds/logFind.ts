import { problem } from '#contracts/shared/problem.ts'
import { type LoggedFind, type LoggedFindInput, MAX_FINDS } from '#contracts/community/loggedFinds.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { countLoggedFinds, readLoggedFind } from './readLoggedFinds.ts'
import { cellOf } from '#contracts/community/cellOf.ts'

/** @throws AppError `catalogue_number_taken`, `find_log_full`. */
export async function logFind(req: SignedInReq, input: LoggedFindInput): Promise<LoggedFind> {
  const { user, now } = req
  const { catalogueNumber, stone, foundOn, place, state, notes, mayShow, showName } = input
  const cell = input.point ? coarsePoint(input.point) : null
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, user.id)
    if ((await countLoggedFinds(tx, user.id)) >= MAX_FINDS) throw new AppError('find_log_full')
    const added = await row(
      tx,
      sql<{ id: number }>`
        insert into logged_finds (user_id, catalogue_number, stone, found_on, place, state, cell_latitude, cell_longitude, notes,
          may_show, show_name, created_at, updated_at)
        values (${user.id}, ${catalogueNumber}, ${stone}, ${foundOn}::text::date, ${place}, ${state}, ${cell?.latitude ?? null},
          ${cell?.longitude ?? null}, ${notes}, ${mayShow}, ${showName}, ${now}, ${now})
        on conflict (user_id, lower(catalogue_number)) do nothing returning id`,
    )
    if (!added) throw numberTaken()
    return readLoggedFind(tx, user.id, added.id)
  })
}

/** Nobody chose what it says now, so it is no longer find of the month. @throws AppError `find_not_found`, `catalogue_number_taken`. */
export async function changeLoggedFind(req: SignedInReq, id: number, input: LoggedFindInput): Promise<LoggedFind> {
  const { user, now } = req
  const { catalogueNumber, stone, foundOn, place, state, notes, mayShow, showName, point } = input
  const cell = point ? coarsePoint(point) : null
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, user.id)
    const isTaken = await returnsRow(
      tx,
      statement`
        select 1 from logged_finds
        where user_id = ${user.id} and lower(catalogue_number) = lower(${catalogueNumber}) and id <> ${id}`,
    )
    if (isTaken) throw numberTaken()
    await tx.query(sql`
      update logged_finds set catalogue_number = ${catalogueNumber}, stone = ${stone}, found_on = ${foundOn}::text::date,
        place = ${place}, state = ${state}, notes = ${notes}, may_show = ${mayShow}, show_name = ${showName}, chosen_at = null,
        cell_latitude = case when ${point === undefined} then cell_latitude else ${cell?.latitude ?? null}::float8 end,
        cell_longitude = case when ${point === undefined} then cell_longitude else ${cell?.longitude ?? null}::float8 end,
        updated_at = ${now}
      where id = ${id} and user_id = ${user.id}`)
    return readLoggedFind(tx, user.id, id)
  })
}

/** With its photos. @throws AppError `find_not_found`. */
export async function deleteLoggedFind({ pool, user }: SignedInReq, id: number): Promise<void> {
  const isGone = await returnsRow(
    pool,
    statement`delete from logged_finds where id = ${id} and user_id = ${user.id} returning 1`,
  )
  if (!isGone) throw new AppError('find_not_found')
}

const numberTaken = () =>
  new AppError('catalogue_number_taken', { errors: { catalogueNumber: problem('Another find has that number') } })

type Point = { latitude: number; longitude: number }

/** The middle of the cell: an exact place is never stored. */
export function coarsePoint(point: Point): Point {
  const { south, north, west, east } = cellOf(point)
  return { latitude: middle(south, north), longitude: middle(west, east) }
}

const middle = (low: number, high: number): number => Math.round((low + high) * 5_000) / 10_000
