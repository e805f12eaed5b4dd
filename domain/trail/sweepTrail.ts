import { TRAIL_DAYS } from '#contracts/constants.ts'
import { type Database, sql } from '#database/sql.ts'
import { wholeAddress } from '../account/wholeAddress.ts'

const DAY = 86_400_000
/** The table refuses to be rewritten by anything that does not say this first, for the rest of its transaction. */
const open = sql`select set_config('stone_hunt.trail', 'open', true)`

/** Clears what employees did longer ago than anybody will ask. */
export async function sweepTrail(tx: Database, now: Date): Promise<void> {
  await tx.query(open)
  await tx.query(sql`delete from employee_changes where created_at < ${new Date(now.getTime() - TRAIL_DAYS * DAY)}`)
}

/** What was done stays; what it says of a person whose account is deleted goes. */
export async function forgetInTrail(tx: Database, userId: number, email: string): Promise<void> {
  await tx.query(open)
  await tx.query(sql`
    update employee_changes set subject = null, details = null, about_id = null
    where about_id = ${userId} or concat(subject, ' ', details::text) ~* ${wholeAddress(email)}`)
}
