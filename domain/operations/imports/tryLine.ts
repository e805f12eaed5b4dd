import { isDatabaseAway } from '#database/isDatabaseAway.ts'
import { type Database, statement } from '#database/sql.ts'
import type { Log } from '#domain/platform/Req.ts'
import type { Decision } from './decideMember.ts'

type Of = { log: Log; importId: number; line: number }

/**
 * Rolls back what `work` has stored if it fails, so that the other lines are still imported. If the database is down or
 * busy, it throws instead, and the job is retried.
 *
 * @returns null if it failed.
 */
export async function tryLine<Result>(
  tx: Database,
  { log, importId, line }: Of,
  work: () => Promise<Result>,
): Promise<Result | null> {
  await tx.query(statement`savepoint line`)
  try {
    const result = await work()
    await tx.query(statement`release savepoint line`)
    return result
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    // Also throws when the connection was lost.
    await tx.query(statement`rollback to savepoint line`)
    log.error({ err: error, importId, line, msg: 'A line of an import could not be stored' })
    return null
  }
}

export const UNSTORED: Decision = { action: 'refuse', reason: 'Could not be stored. The site’s log says why.' }
export const NOT_UNDONE = 'Kept: it could not be undone. The site’s log says why.'
/** The line was checked by an earlier release, which stored it differently. */
export const UNREADABLE: Decision = { action: 'skip', reason: 'Could not be read. Import the file again.' }
