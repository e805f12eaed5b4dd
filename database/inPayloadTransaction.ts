import type { Payload } from 'payload'
import { databaseOfRequest } from './ofRequest.ts'
import type { Database } from './sql.ts'

type TransactionReq = { transactionID: string | number }

/**
 * Runs `work` in one transaction that calls of Payload's Local API join.
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
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
