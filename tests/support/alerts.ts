import type pg from 'pg'
import { alertInEnglish } from '#contracts/platform/alerts.ts'
import type { StoredFact } from '#contracts/platform/facts.ts'

type ShownAlert = { key: string; message: string; isResolved: boolean }

/** As the panel shows them, the oldest first. @param key with `%` for anything. */
export async function alertsLike(database: pg.Pool | pg.Client, key = '%'): Promise<ShownAlert[]> {
  const { rows } = await database.query<StoredFact & { key: string; isResolved: boolean }>(
    `select key, kind, "values", is_resolved as "isResolved" from alerts where key like $1 order by id`,
    [key],
  )
  return rows.map(({ key, isResolved, ...told }) => ({ key, message: alertInEnglish(told), isResolved }))
}

/** The open ones that say it. */
export const alertsSaying = async (database: pg.Pool, ...parts: string[]): Promise<string[]> =>
  (await alertsLike(database))
    .filter(({ isResolved, message }) => !isResolved && parts.every((part) => message.includes(part)))
    .map(({ message }) => message)
