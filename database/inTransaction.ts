import type { Pool } from 'pg'
import type { Database } from './sql.ts'
import { isReadOnly, isUnanswered } from './resilientPool.ts'

/** Also throws when COMMIT fails or PostgreSQL turns it into a rollback. */
export async function inTransaction<Result>(pool: Pool, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    const commit = await client.query('commit')
    if (commit.command !== 'COMMIT') throw new Error('The transaction was rolled back at commit')
    return result
  } catch (error) {
    // A connection that can't roll back, or can't write, is closed.
    if (isUnanswered(error) || isReadOnly(error)) broken = error
    else await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
