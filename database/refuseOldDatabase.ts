import { migrations } from './migrations/index.ts'
import { type Database, rows, sql } from './sql.ts'

/**
 * Databases from before the first release have other migrations and can't be upgraded. A newer database is accepted: during
 * an upgrade old processes keep serving.
 * @throws an error that says what to do.
 */
export async function refuseOldDatabase(database: Database): Promise<void> {
  if (!isFromBeforeFirstRelease(await migrationsOf(database))) return
  throw new Error(
    'This database was made by a version before the first release and can’t be upgraded. Nothing was changed. ' +
      'For the demo, delete its data folder (.data) and start again. Otherwise set DATABASE_URL to an empty database.',
  )
}

/** @param ran names of migrations. */
export function isFromBeforeFirstRelease(ran: string[]): boolean {
  const [first] = migrations
  return first !== undefined && ran.some((name) => name < first.name)
}

async function migrationsOf(database: Database): Promise<string[]> {
  const [table] = await rows(
    database,
    sql<{ exists: boolean }>`select to_regclass('public.payload_migrations') is not null as exists`,
  )
  if (!table?.exists) return []
  const ran = await rows(database, sql<{ name: string | null }>`select name from payload_migrations`)
  return ran.flatMap(({ name }) => name ?? [])
}
