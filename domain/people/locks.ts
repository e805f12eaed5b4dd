import { type Database, statement } from '#database/sql.ts'

/**
 * One after the other, to the end of the transaction, over all processes: what begins a membership of somebody, what
 * closes their account. Whoever needs both locks takes the employees' second.
 */
export async function lockPerson(tx: Database, userId: number): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('person'), ${userId}::int)`)
}

/** Likewise whatever takes the keys from an employee: each sees who is left after the one before. */
export async function lockEmployees(tx: Database): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('employees'))`)
}

/** Whatever opens a session of somebody, or changes what it takes to open one. Held for a moment only. */
export async function lockSessions(tx: Database, userId: number): Promise<void> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('sessions'), ${userId}::int)`)
}
