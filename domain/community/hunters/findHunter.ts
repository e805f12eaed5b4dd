import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { NamedPerson } from './shownName.ts'

export type StoredHunter = NamedPerson & { id: number; pictureKey: string | null; createdAt: Date; isEmployee: boolean }

/** @throws AppError `hunter_not_found`. */
export async function findHunter(database: Database, handle: string): Promise<StoredHunter> {
  const hunter = await row(
    database,
    sql<StoredHunter>`
      select u.id, u.handle, u.role, u.is_employee as "isEmployee", concat_ws(' ', u.first_name, u.last_name)::text as "fullName",
        p.name as "profileName", split_part(m.filename, '.', 1)::text as "pictureKey", u.created_at as "createdAt"
      from users u left join profiles p on p.user_id = u.id left join media m on m.id = p.picture_id
      where u.handle = ${handle} and u.closed_at is null`,
  )
  if (!hunter) throw new AppError('hunter_not_found')
  return hunter
}
