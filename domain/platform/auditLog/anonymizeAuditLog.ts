import { type Database, sql } from '#database/sql.ts'
import { emailPattern } from '../emailPattern.ts'
import { unlockAuditLog } from './pruneAuditLog.ts'

type DeletedPerson = {
  userId: number
  /** Null when unconfirmed: entries with this address may be about someone else. */
  confirmedEmail: string | null
  /** Replaces the address: "a former employee (no. 7)". */
  name: string
}

const PERSONAL = {
  users: ['email', 'Email', 'First name', 'Last name'],
  comments: ['Comment'],
}

/** The entries stay, so that nobody can erase their own actions. */
export async function anonymizeAuditLog(tx: Database, { userId, confirmedEmail, name }: DeletedPerson): Promise<void> {
  await tx.query(unlockAuditLog)
  for (const [kind, fields] of Object.entries(PERSONAL))
    await tx.query(sql`
      update employee_changes set
        subject = case when kind = 'users' then ${`Person no. ${userId}`} else subject end,
        details = (
          select coalesce(jsonb_agg(case when entry ->> 'field' = any(${fields})
            then entry || '{"before": null, "after": null}' else entry end order by place), '[]')
          from jsonb_array_elements(details) with ordinality as entries (entry, place))
      where about_id = ${userId} and kind = ${kind} and jsonb_typeof(details) = 'array'`)
  if (confirmedEmail === null) return
  const address = emailPattern(confirmedEmail)
  await tx.query(sql`
    update employee_changes set subject = regexp_replace(subject, ${address}, ${name}, 'gi'),
      details = regexp_replace(details::text, ${address}, ${name}, 'gi')::jsonb
    where concat(subject, ' ', details::text) ~* ${address}`)
}
