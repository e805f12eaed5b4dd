import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { personKey } from '#domain/platform/personOf.ts'

export const hasOptedOut = (database: Database, email: string): Promise<boolean> =>
  returnsRow(database, statement`select 1 from reminder_opt_outs where person_key = ${personKey(email)}`)

/** Wanting them again emails nobody who doesn’t ask for a reminder at checkout. */
export async function changeReminders(database: Database, email: string, isWanted: boolean): Promise<void> {
  await database.query(
    isWanted
      ? sql`delete from reminder_opt_outs where person_key = ${personKey(email)}`
      : sql`insert into reminder_opt_outs (person_key) values (${personKey(email)}) on conflict (person_key) do nothing`,
  )
}
