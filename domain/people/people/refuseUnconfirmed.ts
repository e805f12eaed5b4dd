import { type Database, returnsRow, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** Only the owner of the mailbox may add ways to sign in. @throws AppError `email_unconfirmed`. */
export async function refuseUnconfirmed(database: Database, userId: number): Promise<void> {
  const confirmed = await returnsRow(
    database,
    statement`select 1 from users where id = ${userId} and email_verified_at is not null`,
  )
  if (!confirmed) throw new AppError('email_unconfirmed')
}
