import { Forbidden } from 'payload'
import { type Database, returnsRow, statement } from '#database/sql.ts'

/** @throws Forbidden when the employee was demoted, deleted or signed out since the request arrived. */
export async function rejectFormerEmployee(tx: Database, userId: number, sessionId: string | null): Promise<void> {
  const employee = await returnsRow(
    tx,
    statement`
      select 1 from users u join users_sessions s on s._parent_id = u.id
      where u.id = ${userId} and u.is_employee and u.closed_at is null and s.id = ${sessionId}::text`,
  )
  if (!employee) throw new Forbidden()
}
