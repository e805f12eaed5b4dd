import { Forbidden } from 'payload'
import { type Database, returnsRow, statement } from '#database/sql.ts'

type Employee = { id: number | string; role?: string | null; apiKey?: { id: number } | null }

/**
 * @param employee with the API key that the request was made with, if it was.
 * @throws Forbidden when the employee got another role or none, was deleted or signed out since the request arrived, or
 * the key was revoked.
 */
export async function rejectChangedRole(
  tx: Database,
  { id, role, apiKey }: Employee,
  sessionId: string | null,
): Promise<void> {
  const employee = await returnsRow(
    tx,
    statement`
      select 1 from users u
      where u.id = ${Number(id)} and u.role::text = ${role ?? null}::text and u.closed_at is null and (
        exists (select 1 from users_sessions s where s._parent_id = u.id and s.id = ${sessionId}::text)
        or exists (select 1 from api_keys k where k.user_id = u.id and k.id = ${apiKey?.id ?? null}::int))`,
  )
  if (!employee) throw new Forbidden()
}
