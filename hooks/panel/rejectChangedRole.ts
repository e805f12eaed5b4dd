import { Forbidden } from 'payload'
import { type Database, returnsRow, statement } from '#database/sql.ts'

type Employee = { id: number | string; role?: string | null }

/** @throws Forbidden when the employee got another role or none, was deleted or signed out since the request arrived. */
export async function rejectChangedRole(tx: Database, { id, role }: Employee, sessionId: string | null): Promise<void> {
  const employee = await returnsRow(
    tx,
    statement`
      select 1 from users u join users_sessions s on s._parent_id = u.id
      where u.id = ${Number(id)} and u.role::text = ${role ?? null}::text and u.closed_at is null and s.id = ${sessionId}::text`,
  )
  if (!employee) throw new Forbidden()
}
