import { type Database, statement } from '#database/sql.ts'

/** Serializes starting a membership and closing the account. Take `lockEmployees` second. */
export async function lockPerson(tx: Database, userId: number): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('person'), ${userId}::int)`)
}

/** Serializes taking roles away, so that one owner always stays. */
export async function lockEmployees(tx: Database): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('employees'))`)
}

/** Serializes opening sessions and changing what that takes. Hold it briefly. */
export async function lockSessions(tx: Database, userId: number): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('sessions'), ${userId}::int)`)
}
