import type { Payload } from 'payload'
import { databaseOfRequest } from './ofRequest.ts'
import { poolOf } from './poolOf.ts'
import { type Database, row, sql } from './sql.ts'

type TransactionReq = { transactionID: string | number }

/**
 * Runs `work` in one transaction that calls of Payload's Local API join. Also throws when COMMIT fails or PostgreSQL turns
 * it into a rollback.
 *
 * @param work gets the transaction, and what to pass as `req` to Payload.
 */
export async function inPayloadTransaction<Result>(
  payload: Payload,
  work: (tx: Database, req: TransactionReq) => Promise<Result>,
): Promise<Result> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('Payload did not begin a transaction')
  try {
    const tx = await databaseOfRequest({ payload, transactionID })
    const result = await work(tx, { transactionID })
    const written = await row(tx, sql<{ id: string | null }>`select pg_current_xact_id_if_assigned()::text as id`)
    await payload.db.commitTransaction(transactionID)
    if (written?.id) await refuseLost(payload, written.id)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** Payload does not report a COMMIT that failed. */
async function refuseLost(payload: Payload, id: string): Promise<void> {
  const found = await row(
    poolOf(payload),
    sql<{ status: string | null }>`select pg_xact_status(${id}::xid8)::text as status`,
  )
  if (found?.status !== 'committed') throw new Error('The transaction was rolled back at commit')
}
