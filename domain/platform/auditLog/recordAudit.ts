import type { Role } from '#contracts/platform/roles.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { type Database, sql } from '#database/sql.ts'

/** Null for an empty value or one not worth showing. */
export type FieldChange = { field: string; before: string | null; after: string | null }

type AuditEntry = {
  /** "Changed", "Refunded". */
  what: string
  kind: string
  subjectId: number | string | null
  subject: string
  details?: FieldChange[]
  /** Deleting this account anonymizes the entry. */
  aboutId?: number | null
}

type ChangeContext = {
  user: { id: number | string; role?: Role | null; apiKey?: { name: string } | null } | null
  now: Date
  requestId?: string
}

const MAX_LENGTH = 2_000

/** Call it in the transaction of the action. Ignores everyone but employees. */
export async function recordAudit(
  tx: Database,
  { user, now, requestId }: ChangeContext,
  change: AuditEntry,
): Promise<void> {
  if (!user?.role) return
  const { what, kind, subjectId, subject, details = [], aboutId } = change
  const words = details.map(({ field, before, after }) => ({ field, before: shorten(before), after: shorten(after) }))
  await tx.query(sql`
    insert into employee_changes (employee_id, role, what, kind, subject_id, subject, details, about_id, request_id, api_key, created_at, updated_at)
    values (${Number(user.id)}, ${user.role}::enum_employee_changes_role, ${what}, ${kind}, ${subjectId === null ? null : String(subjectId)}, ${subject},
      ${JSON.stringify(words)}::jsonb, ${aboutId ?? null}, ${requestId ?? null}, ${user.apiKey?.name ?? null}, ${now}, ${now})`)
}

const shorten = (text: string | null): string | null =>
  text !== null && text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH)} …` : text
