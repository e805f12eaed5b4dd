import { type Database, sql } from '#database/sql.ts'

/** A field in a person's words; null for one that was empty, or whose values nobody wants to read. */
export type FieldChange = { field: string; before: string | null; after: string | null }

export type EmployeeChange = {
  /** "Changed", "Gave money back". */
  what: string
  /** The collection of what was changed, and its row there. */
  kind: string
  subjectId: number | string | null
  /** How an employee calls it: "Post “A ridge”". */
  subject: string
  details?: FieldChange[]
  /** Whose data this tells of; with their account it is taken out. */
  aboutId?: number | null
}

type Doer = {
  user: { id: number | string; isEmployee?: boolean | null } | null
  now: Date
  /** The one in the log. */
  requestId?: string
}

const LONGEST = 2_000

/**
 * Writes down what an employee did, in the transaction of the deed: neither is there without the other. What others do
 * is not written down here. The table takes new rows only.
 */
export async function noteChange(tx: Database, { user, now, requestId }: Doer, change: EmployeeChange): Promise<void> {
  if (!user?.isEmployee) return
  const { what, kind, subjectId, subject, details = [], aboutId } = change
  const words = details.map(({ field, before, after }) => ({ field, before: shorten(before), after: shorten(after) }))
  await tx.query(sql`
    insert into employee_changes (employee_id, what, kind, subject_id, subject, details, about_id, request_id, created_at, updated_at)
    values (${Number(user.id)}, ${what}, ${kind}, ${subjectId === null ? null : String(subjectId)}, ${subject},
      ${JSON.stringify(words)}::jsonb, ${aboutId ?? null}, ${requestId ?? null}, ${now}, ${now})`)
}

const shorten = (text: string | null): string | null =>
  text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
